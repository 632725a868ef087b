import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

export interface PublishedRates {
  /** ISO date. */
  readonly publishedOn: string;
  /** Currency code → units of the shop's currency that one unit costs. */
  readonly rates: ReadonlyMap<string, number>;
}

/**
 * The daily list of the Czech National Bank: `25.11.2026 #229`, a line of titles, then
 * `země|měna|množství|kód|kurz`, the rate being that of the amount.
 * Source: https://www.cnb.cz/cs/casto-kladene-dotazy/Kurzy-devizoveho-trhu-na-www-strankach-CNB/
 * @throws when the text is something else
 */
export function parseCnb(text: string): PublishedRates {
  const [first = '', , ...lines] = text.trim().split(/\r?\n/);
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4}) #\d+$/.exec(first.trim()) ?? [];
  if (!year) throw new Error(`The Czech National Bank published no date: ${first.slice(0, 100)}`);
  const rates = lines.map((line): [string, number] => {
    const [, , amount, code, rate] = line.split('|');
    const value = Number(rate?.replace(',', '.')) / Number(amount);
    if (!code || !(value > 0)) throw new Error(`The Czech National Bank published no rate: ${line.slice(0, 100)}`);
    return [code, value];
  });
  if (rates.length === 0) throw new Error('The Czech National Bank published no rates');
  return { publishedOn: `${year}-${month}-${day}`, rates: new Map(rates) };
}

const ecbList = z.object({
  Envelope: z.object({
    Cube: z.object({
      Cube: z.object({
        time: z.iso.date(),
        Cube: z.array(z.object({ currency: z.string(), rate: z.coerce.number().positive() })).min(1),
      }),
    }),
  }),
});

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseAttributeValue: false,
});

/**
 * The daily list of the European Central Bank: how much of each currency a euro costs.
 * Source: https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/
 * @throws when the text is something else
 */
export function parseEcb(text: string): PublishedRates {
  const { time, Cube: rows } = ecbList.parse(xml.parse(text)).Envelope.Cube.Cube;
  return { publishedOn: time, rates: new Map(rows.map(({ currency, rate }) => [currency, 1 / rate])) };
}
