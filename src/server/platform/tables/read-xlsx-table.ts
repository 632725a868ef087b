import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { SharedStrings } from './shared-strings.ts';
import { mostCellLength, mostColumns, UnreadableTable, type TableRow } from './table.ts';
import { unzipParts } from './unzip-parts.ts';

const [workbookPart, relationsPart, stringsPart] = [
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/sharedStrings.xml',
];

/**
 * Reads the first sheet of a workbook (ECMA-376, part 1, 18.3). Of a formula the value counts that the spreadsheet has
 * stored with it.
 */
export async function* readXlsxTable(bytes: Uint8Array): AsyncGenerator<TableRow> {
  const { sheetPart, strings } = await readWorkbook(bytes);
  const rows: TableRow[] = [];
  const parser = sheetParser(strings, (row) => rows.push(row));
  const decoder = new TextDecoder();
  for await (const { piece } of unzipParts(bytes, (name) => name === sheetPart)) {
    write(parser, decoder.decode(piece, { stream: true }));
    yield* rows.splice(0);
  }
  if (!parser.hasEnded) throw new UnreadableTable('broken');
  yield* rows;
}

interface SheetParser {
  readonly xml: Pick<SaxesParser, 'write'>;
  readonly hasEnded: boolean;
}

/** The name of the first sheet's part, and the texts that cells refer to. */
async function readWorkbook(bytes: Uint8Array): Promise<{ sheetPart: string; strings: SharedStrings }> {
  const strings = new SharedStrings();
  const parsers = new Map<string, { parser: SheetParser; decoder: TextDecoder }>();
  let sheetId: string | undefined;
  const targets = new Map<string, string>();
  const start: Record<string, (tag: SaxesTagPlain, name: string) => void> = {
    [workbookPart!]: (tag, name) => {
      if (name === 'sheet') sheetId ??= tag.attributes['r:id'];
    },
    [relationsPart!]: ({ attributes }, name) => {
      if (name === 'Relationship') targets.set(attributes.Id ?? '', attributes.Target ?? '');
    },
  };
  for await (const { name, piece } of unzipParts(bytes, (part) => part === stringsPart || part in start)) {
    let reading = parsers.get(name);
    if (!reading) {
      const parser = name === stringsPart ? stringsParser(strings) : parserOf({ onStart: start[name]! });
      reading = { parser, decoder: new TextDecoder() };
      parsers.set(name, reading);
    }
    write(reading.parser, reading.decoder.decode(piece, { stream: true }));
  }
  const target = targets.get(sheetId ?? '');
  if (target === undefined || [...parsers.values()].some(({ parser }) => !parser.hasEnded))
    throw new UnreadableTable('broken');
  return { sheetPart: target.startsWith('/') ? target.slice(1) : `xl/${target}`, strings };
}

function stringsParser(strings: SharedStrings): SheetParser {
  let text: string | undefined;
  let isPhonetic = false;
  let isText = false;
  return parserOf({
    onStart: (_tag, name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    onText: (piece) => {
      if (isText && text !== undefined) text = limited(text + piece);
    },
    onEnd: (name) => {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') strings.add(text ?? '');
    },
  });
}

function sheetParser(strings: SharedStrings, onRow: (row: TableRow) => void): SheetParser {
  let [line, column] = [0, 0];
  let cells: string[] = [];
  let type = '';
  let value = '';
  let isValue = false;
  return parserOf({
    onStart: ({ attributes }, name) => {
      if (name === 'row') {
        line = Number(attributes.r ?? line + 1);
        [cells, column] = [[], 0];
      }
      if (name === 'c') {
        column = attributes.r === undefined ? column + 1 : columnOf(attributes.r);
        [type, value] = [attributes.t ?? 'n', ''];
      }
      isValue = name === 'v' || name === 't';
    },
    onText: (piece) => {
      if (isValue) value = limited(value + piece);
    },
    onEnd: (name) => {
      isValue = false;
      if (name === 'c' && value !== '' && column <= mostColumns) {
        while (cells.length < column) cells.push('');
        cells[column - 1] = cellText(type, value, strings).trim();
      }
      if (name === 'row' && cells.some((cell) => cell !== '')) onRow({ line, cells });
    },
  });
}

function cellText(type: string, value: string, strings: SharedStrings): string {
  if (type === 's') return strings.get(Number(value));
  return type === 'n' ? numberText(value) : value;
}

/** Without the noise of binary fractions. Three decimals get a fourth: nobody may take their point for thousands. */
function numberText(value: string): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const text = String(Number(number.toPrecision(15)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** The column of a reference such as `AB12`, from 1. */
function columnOf(reference: string): number {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  if (letters === '') throw new UnreadableTable('broken');
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function limited(text: string): string {
  if (text.length > mostCellLength) throw new UnreadableTable('broken');
  return text;
}

interface Handlers {
  readonly onStart: (tag: SaxesTagPlain, localName: string) => void;
  readonly onText?: (text: string) => void;
  readonly onEnd?: (localName: string) => void;
}

function parserOf({ onStart, onText, onEnd }: Handlers): SheetParser {
  const xml = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let depth = 0;
  let hasEnded = false;
  xml.on('error', () => {
    throw new UnreadableTable('broken');
  });
  // Workbooks have none: it could only bring entities.
  xml.on('doctype', () => {
    throw new UnreadableTable('broken');
  });
  xml.on('opentag', (tag) => {
    depth += 1;
    onStart(tag, localName(tag.name));
  });
  if (onText) {
    xml.on('text', onText);
    xml.on('cdata', onText);
  }
  xml.on('closetag', (tag) => {
    depth -= 1;
    if (depth === 0) hasEnded = true;
    onEnd?.(localName(tag.name));
  });
  return {
    xml,
    get hasEnded() {
      return hasEnded;
    },
  };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function write({ xml }: SheetParser, text: string): void {
  if (text !== '') xml.write(text);
}
