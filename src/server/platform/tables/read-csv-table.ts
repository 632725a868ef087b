import { isUtf8 } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import { mostCellLength, mostColumns, UnreadableTable, type TableRow } from './table.ts';

const step = 65_536;

/**
 * Reads a CSV file (RFC 4180) in UTF-8, UTF-16 or Windows-1250, whose fields are separated by semicolons, commas or
 * tabulators.
 */
export async function* readCsvTable(bytes: Uint8Array): AsyncGenerator<TableRow> {
  const decoder = new TextDecoder(encodingOf(bytes));
  let parser: CsvParser | undefined;
  for (let at = 0; at < bytes.length; at += step) {
    const text = decoder.decode(bytes.subarray(at, at + step), { stream: at + step < bytes.length });
    parser ??= new CsvParser(separatorOf(text));
    yield* parser.push(text);
    await setImmediate();
  }
  if (parser) yield* parser.end();
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // No text has a NUL: it is a picture, a document or an old workbook.
  if (bytes.includes(0)) throw new UnreadableTable('unknown');
  return isUtf8(bytes) ? 'utf-8' : 'windows-1250';
}

/** The mark that the header has most often; of equally frequent ones the semicolon. */
function separatorOf(text: string): string {
  const header = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0]!;
  const counted = [';', '\t', ','].map((mark) => ({ mark, count: header.split(mark).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]!.mark;
}

class CsvParser {
  readonly #separator: string;
  #cells: string[] = [];
  #cell = '';
  #isQuoted = false;
  /** After a quote within a quoted field: either its end, or half of a doubled one. */
  #isEnding = false;
  #line = 1;
  #start = 1;

  constructor(separator: string) {
    this.#separator = separator;
  }

  *push(text: string): Generator<TableRow> {
    for (const letter of text) {
      if (letter === '\n') this.#line += 1;
      if (this.#isEnding) {
        this.#isEnding = false;
        if (letter === '"') {
          this.#cell += letter;
          continue;
        }
        this.#isQuoted = false;
      }
      if (this.#isQuoted) {
        if (letter === '"') this.#isEnding = true;
        else this.#add(letter);
      } else if (letter === '"' && this.#cell.trim() === '') {
        this.#cell = '';
        this.#isQuoted = true;
      } else if (letter === this.#separator) this.#endCell();
      else if (letter === '\n') {
        yield* this.#endRow();
        this.#start = this.#line;
      } else this.#add(letter);
    }
  }

  *end(): Generator<TableRow> {
    if (this.#isQuoted && !this.#isEnding) throw new UnreadableTable('broken');
    yield* this.#endRow();
  }

  #add(letter: string): void {
    // A quote that is never closed would swallow the rest of the file.
    if (this.#cell.length >= mostCellLength) throw new UnreadableTable('broken');
    // The database stores no NUL.
    if (letter !== '\0') this.#cell += letter;
  }

  #endCell(): void {
    if (this.#cells.length < mostColumns) this.#cells.push(this.#cell.trim());
    this.#cell = '';
  }

  *#endRow(): Generator<TableRow> {
    this.#endCell();
    const cells = this.#cells;
    this.#cells = [];
    if (cells.some((each) => each !== '')) yield { line: this.#start, cells };
  }
}
