import type { FastifyInstance } from 'fastify';
import { multipartForm } from './multipart.ts';

export interface GpcItem {
  /** Minor units; negative: money that left. */
  readonly amount: number;
  readonly symbol?: string;
  /** ISO date. */
  readonly day?: string;
  /** Prefix and number, sixteen digits. */
  readonly counter?: string;
  readonly name?: string;
  readonly message?: string;
  readonly document?: number;
  /** ISO 4217 number. */
  readonly currency?: string;
}

/** The demo account of the Czech shop. */
const account = '0000192000145399';
const ddmmyy = (day: string) => `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(2, 4)}`;
const digits = (value: number | string, width: number) => String(value).padStart(width, '0');

/** A GPC file of the shop's account with these transactions. */
export function gpcFile(items: readonly GpcItem[], { day = '2026-03-05', number = 64, own = account } = {}): string {
  const balance = digits(150_000, 14);
  const header = `074${own}${'KARAFA SRO'.padEnd(20)}${ddmmyy(day)}${balance}+${balance}+${digits(0, 14)}0${digits(0, 14)}0`;
  const records = [`${header}${digits(number, 3)}${ddmmyy(day)}${' '.repeat(14)}`];
  items.forEach((item, index) => {
    const { amount, symbol = '', counter = '0000002501301193', name = 'NOVAK JAN' } = item;
    const booked = ddmmyy(item.day ?? day);
    records.push(
      [
        `075${own}${counter}${digits(item.document ?? index + 1, 13)}`,
        `${digits(Math.abs(amount), 12)}${amount < 0 ? 1 : 2}${digits(symbol, 10)}0020100308${digits(0, 10)}`,
        `${booked}${name.padEnd(20).slice(0, 20)}0${item.currency ?? '0203'}${booked}`,
      ].join(''),
    );
    if (item.message !== undefined) records.push(`078${item.message}`);
  });
  return `${records.join('\r\n')}\r\n`;
}

/** Sends a file as an administrator's browser does. */
export async function uploadStatement(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  file: string | Buffer,
  lang = 'cs',
) {
  const form = multipartForm([{ fileName: 'vypis.gpc', body: file }]);
  return app.inject({
    method: 'POST',
    url: `/api/admin/bank-statements?lang=${lang}`,
    headers: { ...form.headers, ...headers },
    payload: form.payload,
  });
}
