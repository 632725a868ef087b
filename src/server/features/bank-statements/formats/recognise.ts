import { parseCamt053 } from './camt053.ts';
import { parseFioJson } from './fio-json.ts';
import { parseGpc } from './gpc.ts';
import type { Statement } from './statement.ts';

/**
 * Reads a file by the format that its beginning shows.
 * @returns undefined when the format is unknown
 * @throws BrokenStatement
 */
export function readStatements(bytes: Uint8Array): Statement[] | undefined {
  const beginning = new TextDecoder()
    .decode(bytes.subarray(0, 4000))
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (beginning.startsWith('074')) return parseGpc(bytes);
  if (beginning.startsWith('{')) return [parseFioJson(new TextDecoder().decode(bytes))];
  if (/BkToCstmrStmt|camt\.053/.test(beginning)) return parseCamt053(decodeXml(bytes, beginning));
  return undefined;
}

/** In the encoding that the declaration names. */
function decodeXml(bytes: Uint8Array, beginning: string): string {
  const named = /^<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(beginning)?.[1] ?? 'utf-8';
  const known = ['utf-8', 'windows-1250', 'iso-8859-2', 'utf-16'].find((each) => each === named.toLowerCase());
  return new TextDecoder(known ?? 'utf-8').decode(bytes);
}
