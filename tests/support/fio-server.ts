import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface FioTransaction {
  readonly id: number;
  /** Major units, as the bank writes them. */
  readonly amount: number;
  readonly symbol?: string;
  readonly day?: string | number;
}

const column = (id: number, name: string, value: unknown) => (value === undefined ? null : { value, name, id });

/** A transaction as the API of Fio banka writes it. */
export function fioTransaction({ id, amount, symbol, day = '2026-03-05' }: FioTransaction) {
  return {
    column22: column(22, 'ID pohybu', id),
    column0: column(0, 'Datum', typeof day === 'string' ? `${day}+0100` : day),
    column1: column(1, 'Objem', amount),
    column14: column(14, 'Měna', 'CZK'),
    column2: column(2, 'Protiúčet', '2501301193'),
    column10: column(10, 'Název protiúčtu', 'Jan Novák'),
    column3: column(3, 'Kód banky', '2010'),
    column12: null,
    column4: column(4, 'KS', '0308'),
    column5: column(5, 'VS', symbol),
    column6: null,
    column7: null,
    column16: column(16, 'Zpráva pro příjemce', 'děkuji'),
    column8: column(8, 'Typ', 'Bezhotovostní příjem'),
    column25: null,
  };
}

/** The bank's answer. */
export function fioAnswer(transactions: unknown[], iban = 'CZ6508000000192000145399') {
  return {
    accountStatement: {
      info: {
        accountId: '2000145399',
        bankId: '0800',
        currency: 'CZK',
        iban,
        openingBalance: 1500,
        closingBalance: 2749.5,
        dateStart: '2026-03-01+0100',
        dateEnd: '2026-03-31+0200',
        yearList: null,
        idList: null,
      },
      transactionList: { transaction: transactions } as { transaction: unknown[] } | null,
    },
  };
}

export interface FioServer {
  readonly url: string;
  /** The paths that were asked for. */
  readonly asked: string[];
  /** What it answers next. */
  answer: { status: number; body: string };
  readonly close: () => Promise<void>;
}

/** Speaks the protocol of the API of Fio banka. */
export async function startFioServer(): Promise<FioServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(fio.answer.status, { 'content-type': 'application/json' }).end(fio.answer.body);
  });
  const fio: FioServer = {
    asked,
    answer: { status: 200, body: JSON.stringify(fioAnswer([])) },
    url: '',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(fio, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}
