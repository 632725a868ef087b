import { plainAmount } from '#shared/money/money.ts';
import type { BankTransfer } from '#shared/payments/contract.ts';
import type { Config } from '#server/config.ts';
import { accountOfIban, printedIban } from '#server/platform/bank-codes/account-number.ts';
import { payBySquareOf, squareMost } from '#server/platform/bank-codes/pay-by-square.ts';
import { spaydMost, spaydOf, spaydText } from '#server/platform/bank-codes/spayd.ts';
import { swiftOfIban } from '#server/platform/bank-codes/swift.ts';
import { qrAddress } from '#server/platform/qr/draw-qr.ts';

interface Transfer {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly variableSymbol: string;
  readonly message: string;
}

export type BankAccount = Pick<BankTransfer, 'account' | 'iban' | 'swift' | 'recipient'>;

/** The shop's account. */
export function bankAccountOf({ bank: { iban, recipient } }: Config): BankAccount {
  return { account: accountOfIban(iban) ?? printedIban(iban), iban, swift: swiftOfIban(iban) ?? '', recipient };
}

/** The details with which a buyer pays by transfer, and the QR code that fills them in. */
export function bankTransferOf(config: Config, transfer: Transfer): BankTransfer {
  return {
    ...bankAccountOf(config),
    variable_symbol: transfer.variableSymbol,
    amount: { amount: transfer.amount, currency: transfer.currency },
    code: codeOf(config, transfer),
  };
}

/** In the format of the shop's country; null above the highest amount that the format holds. */
function codeOf(config: Config, transfer: Transfer): BankTransfer['code'] {
  const format = config.shop.bankCode;
  const { most, write } = codes[format];
  if (transfer.amount > most) return null;
  const text = write(config, transfer);
  return { format, text, image: qrAddress(text) };
}

const codes = {
  spayd: { most: spaydMost, write: spaydCode },
  pay_by_square: { most: squareMost, write: squareCode },
};

function spaydCode({ bank }: Config, { amount, currency, variableSymbol, message }: Transfer): string {
  const name = spaydText(bank.recipient, 35);
  const note = spaydText(message, 60);
  return spaydOf({
    ACC: bank.iban,
    AM: plainAmount(amount),
    CC: currency,
    'X-VS': variableSymbol,
    ...(note !== '' && { MSG: note }),
    ...(name !== '' && { RN: name }),
  });
}

function squareCode({ bank }: Config, transfer: Transfer): string {
  return payBySquareOf({ ...transfer, ...bank, bic: swiftOfIban(bank.iban) });
}
