import { zipSync, strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import { UnreadableTable } from './table.ts';
import { unzipParts } from './unzip-parts.ts';
import { writeXlsx, type XlsxCell } from './write-xlsx.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const listOf = async <Item>(items: AsyncIterable<Item>) => {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
};
const read = async (bytes: Uint8Array) => listOf(readTable(bytes));
const cellsOf = async (text: string) => (await read(bytesOf(text))).map(({ cells }) => cells);
const workbook = async (rows: XlsxCell[][]) => new Uint8Array(Buffer.concat(await listOf(writeXlsx(batchesOf(rows)))));
async function* batchesOf(rows: XlsxCell[][]) {
  for (let at = 0; at < rows.length; at += 2) yield rows.slice(at, at + 2);
}

test('CSV is read with semicolons, commas and tabulators, quotes and empty lines', async () => {
  const rows = [
    ['sku', 'price'],
    ['A', '1;2"3\n4'],
    ['B', ''],
  ];
  expect(await cellsOf('\uFEFFsku;price\r\nA;"1;2""3\n4"\r\n\r\n;;\nB;\n')).toEqual([rows[0], rows[1], rows[2]]);
  expect(await cellsOf('sku,price\nA,1')).toEqual([rows[0], ['A', '1']]);
  expect(await cellsOf('sku\tprice\nA\t1')).toEqual([rows[0], ['A', '1']]);
  expect((await read(bytesOf('sku\n"a\nb"\n\nc'))).map(({ line }) => line)).toEqual([1, 2, 5]);
});

test('CSV is read in UTF-8, UTF-16 and Windows-1250', async () => {
  const inWindows1250 = Uint8Array.of(0x9e, 0x6c, 0x75, 0x9d, 0x3b, 0xec);
  expect((await read(inWindows1250))[0]!.cells).toEqual(['žluť', 'ě']);
  expect((await read(Buffer.from('\uFEFFžluť;ě', 'utf16le')))[0]!.cells).toEqual(['žluť', 'ě']);
});

test('a workbook is read as it was written, whatever its cells begin with', async () => {
  const rows: XlsxCell[][] = [
    ['sku', 'name', 'price'],
    ['A', '=1+1 <b>&', 1299.9],
    ['B', null, 0.1 + 0.2],
    ['C', 'dva\nřádky', 8_594_001_234_567],
    ['D', null, 1.125],
  ];
  expect((await read(await workbook(rows))).map(({ cells }) => cells)).toEqual([
    ['sku', 'name', 'price'],
    ['A', '=1+1 <b>&', '1299.9'],
    ['B', '', '0.3'],
    ['C', 'dva\nřádky', '8594001234567'],
    ['D', '', '1.1250'],
  ]);
});

const sheetOf = (cells: string, more: object = {}) =>
  zipSync({
    'xl/worksheets/data.xml': strToU8(`<x:worksheet xmlns:x="a"><x:sheetData>${cells}</x:sheetData></x:worksheet>`),
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="b"><sheets><sheet name="1" r:id="r2"/><sheet name="2" r:id="r1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="other.xml"/><Relationship Id="r2" Target="/xl/worksheets/data.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': strToU8('<sst><si><t>Rum</t></si><si><r><t>Tma</t></r><r><t>vý</t></r></si></sst>'),
    ...more,
  });

test('of a workbook the first sheet is read with shared texts, gaps, truths and values of formulas', async () => {
  const bytes = sheetOf(
    '<x:row r="3"><x:c r="A3" t="s"><x:v>1</x:v></x:c><x:c r="C3"><x:f>1+1</x:f><x:v>2</x:v></x:c>' +
      '<x:c r="D3" t="b"><x:v>1</x:v></x:c><x:c r="E3" t="e"><x:f>1/0</x:f><x:v>#DIV/0!</x:v></x:c></x:row>',
  );
  expect(await read(bytes)).toEqual([{ line: 3, cells: ['Tmavý', '', '2', '1', '#DIV/0!'] }]);
});

const problemOf = async (bytes: Uint8Array) => {
  const error: unknown = await read(bytes).catch((thrown: unknown) => thrown);
  return error instanceof UnreadableTable ? error.problem : error;
};

test('what is no table is refused with the reason', async () => {
  const good = await workbook([['sku'], ['A']]);
  expect(await problemOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0))).toBe('unknown');
  expect(await problemOf(bytesOf('sku\n"never closed'))).toBe('broken');
  expect(await problemOf(bytesOf(`sku\n"${'a'.repeat(40_000)}`))).toBe('broken');
  expect(await problemOf(good.subarray(0, good.length / 2))).toBe('broken');
  expect(await problemOf(zipSync({ 'a.txt': strToU8('a') }))).toBe('broken');
  expect(await problemOf(sheetOf('<x:row><x:c t="s"><x:v>9</x:v></x:c></x:row>'))).toBe('broken');
  expect(await problemOf(sheetOf('<x:row>'))).toBe('broken');
  const entities = strToU8('<!DOCTYPE a [<!ENTITY b "c">]><workbook>&b;</workbook>');
  expect(await problemOf(sheetOf('', { 'xl/workbook.xml': entities }))).toBe('broken');
});

test('a zip bomb is refused before it is inflated', async () => {
  const bomb = zipSync({ bomb: new Uint8Array(20_000_000) });
  expect(bomb.length).toBeLessThan(50_000);
  let inflated = 0;
  const inflating = async () => {
    for await (const { piece } of unzipParts(bomb, () => true, 10_000_000)) inflated += piece.length;
  };
  await expect(inflating()).rejects.toMatchObject({ problem: 'too_large' });
  expect(inflated).toBeLessThanOrEqual(10_000_000);
});
