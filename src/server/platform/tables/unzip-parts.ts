import { setImmediate } from 'node:timers/promises';
import { Unzip, UnzipInflate } from 'fflate';
import { UnreadableTable } from './table.ts';

/** A kilobyte inflates to a megabyte at most, so that one step never takes much memory. */
const step = 8192;
/** Of all parts that are read. A hundred thousand rows with long texts stay below; a zip bomb does not. */
const mostInflatedBytes = 512 * 1024 * 1024;

/**
 * Inflates chosen parts of a zip file piece by piece.
 * @param mostBytes of all parts together
 * @throws UnreadableTable
 */
export async function* unzipParts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  mostBytes = mostInflatedBytes,
): AsyncGenerator<{ readonly name: string; readonly piece: Uint8Array }> {
  const found: { name: string; piece: Uint8Array }[] = [];
  let failure: unknown;
  const unzip = new Unzip((part) => {
    const { name } = part;
    if (!isWanted(name)) return;
    part.ondata = (error, piece) => {
      failure ??= error;
      if (!error) found.push({ name, piece });
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  let inflated = 0;
  for (let at = 0; at < bytes.length; at += step) {
    try {
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
    } catch (error) {
      failure ??= error;
    }
    if (failure) throw new UnreadableTable('broken');
    for (const each of found.splice(0)) {
      inflated += each.piece.length;
      if (inflated > mostBytes) throw new UnreadableTable('too_large');
      yield each;
    }
    await setImmediate();
  }
}
