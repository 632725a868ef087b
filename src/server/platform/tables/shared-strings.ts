import { UnreadableTable } from './table.ts';

const mostBytes = 96 * 1024 * 1024;

/** The texts of a workbook, outside the JavaScript heap: a hundred thousand rows have several hundred thousand. */
export class SharedStrings {
  #bytes = Buffer.allocUnsafe(65_536);
  #ends = new Uint32Array(1024);
  #count = 0;

  add(text: string): void {
    const start = this.#count === 0 ? 0 : this.#ends[this.#count - 1]!;
    const end = start + Buffer.byteLength(text);
    if (end > mostBytes) throw new UnreadableTable('too_large');
    if (end > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(end, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, start);
      this.#bytes = larger;
    }
    if (this.#count === this.#ends.length) {
      const more = new Uint32Array(this.#count * 2);
      more.set(this.#ends);
      this.#ends = more;
    }
    this.#bytes.write(text, start);
    this.#ends[this.#count] = end;
    this.#count += 1;
  }

  get(index: number): string {
    if (!(index >= 0 && index < this.#count)) throw new UnreadableTable('broken');
    return this.#bytes.toString('utf8', index === 0 ? 0 : this.#ends[index - 1], this.#ends[index]);
  }
}
