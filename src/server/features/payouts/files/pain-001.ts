import { XMLBuilder } from 'fast-xml-parser';
import { plainAmount } from '#shared/money/money.ts';
import { swiftOfIban } from '#server/platform/bank-codes/swift.ts';

export interface CreditTransfer {
  readonly id: number;
  readonly createdAt: Date;
  readonly dueOn: string;
  readonly currency: string;
  readonly payer: { readonly name: string; readonly iban: string };
  readonly payments: readonly {
    readonly id: number;
    readonly recipient: string;
    readonly iban: string;
    /** Minor units. */
    readonly amount: number;
    readonly variableSymbol: string;
    readonly message: string;
  }[];
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const xml = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
});

/**
 * A credit transfer of ISO 20022, `pain.001.001.09`: a SEPA payment in euros, a domestic one in the shop's currency. The
 * same batch gives the same text.
 */
export function creditTransfer({ id, createdAt, dueOn, currency, payer, payments }: CreditTransfer): string {
  const sum = plainAmount(payments.reduce((total, { amount }) => total + amount, 0));
  const counted = { NbOfTxs: payments.length, CtrlSum: sum };
  const name = `KARAFA-${id}`;
  const document = {
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    Document: {
      '@xmlns': namespace,
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: name,
          CreDtTm: createdAt.toISOString().slice(0, 19),
          ...counted,
          InitgPty: { Nm: latin(payer.name, 70) },
        },
        PmtInf: {
          PmtInfId: name,
          PmtMtd: 'TRF',
          ...counted,
          ...(currency === 'EUR' && { PmtTpInf: { SvcLvl: { Cd: 'SEPA' } } }),
          ReqdExctnDt: { Dt: dueOn },
          Dbtr: { Nm: latin(payer.name, 70) },
          DbtrAcct: { Id: { IBAN: payer.iban }, Ccy: currency },
          DbtrAgt: { FinInstnId: agentOf(payer.iban) },
          ChrgBr: 'SLEV',
          CdtTrfTxInf: payments.map((payment) => ({
            PmtId: { InstrId: `KARAFA-${id}-${payment.id}`, EndToEndId: `/VS${payment.variableSymbol}` },
            Amt: { InstdAmt: { '@Ccy': currency, '#text': plainAmount(payment.amount) } },
            ...(swiftOfIban(payment.iban) && { CdtrAgt: { FinInstnId: agentOf(payment.iban) } }),
            Cdtr: { Nm: latin(payment.recipient, 70) },
            CdtrAcct: { Id: { IBAN: payment.iban } },
            RmtInf: { Ustrd: latin(payment.message, 140) },
          })),
        },
      },
    },
  };
  return xml.build(document);
}

function agentOf(iban: string) {
  const swift = swiftOfIban(iban);
  return swift === undefined ? { Othr: { Id: 'NOTPROVIDED' } } : { BICFI: swift };
}

/** The characters that every SEPA bank accepts. */
function latin(text: string, longest: number): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}
