import { msg } from '@lingui/core/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { formatMinor } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { findAccount, queueAccountMail, webAddress } from '#server/features/accounts/index.ts';
import { listCurrencies } from '#server/features/reference-data/index.ts';
import { printedIban } from '#server/platform/bank-codes/account-number.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { PayoutRow } from './payout.queries.ts';

/** Tells an influencer that the margin was paid, by mail and as a notice; once. */
export async function queuePaid(
  context: Pick<Context, 'config'>,
  tx: Tx,
  payout: PayoutRow & { readonly currency: string },
): Promise<void> {
  const to = payout.account_id === null ? undefined : await findAccount(tx, payout.account_id);
  if (!to) return;
  const currency = (await listCurrencies(tx)).find(({ code }) => code === payout.currency);
  const sum = formatMinor(
    payout.amount_minor,
    currency ?? { symbol_before: '', symbol_after: payout.currency, decimals: null },
  );
  const account = printedIban(payout.bank_account);
  await queueAccountMail(tx, to, {
    kind: 'payout.paid',
    dedupeKey: `payout.paid:${payout.id}`,
    isNotice: true,
    content: (i18n, locale) => {
      const subject = i18n._(msg`Vyplatili jsme vám marži ${{ sum }}`);
      return {
        subject,
        blocks: [
          { kind: 'heading', text: subject },
          {
            kind: 'paragraph',
            text: i18n._(
              msg`Na váš účet ${{ account }} jsme poslali ${{ sum }} s variabilním symbolem ${{ symbol: payout.variable_symbol }}.`,
            ),
          },
          {
            kind: 'paragraph',
            text: i18n._(msg`Z čeho se marže skládá a co teprve vyplatíme, najdete ve svém účtu.`),
          },
          {
            kind: 'button',
            text: i18n._(msg`Zobrazit výplaty`),
            url: webAddress(context, routePath('account-influencer', locale)),
          },
        ],
      };
    },
  });
}
