import { extractText, getDocumentProxy } from 'unpdf';

/** The words of a PDF file by page, with collapsed white space. */
export async function readPdf(file: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' ').trim());
}

/** The metadata of a PDF file, and its chapters with their first pages, counted from 1. */
export async function readPdfProperties(file: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { info } = (await document.getMetadata()) as { info: { Language?: string; Title?: string } };
  const preferences = (await document.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null;
  const outline = (await document.getOutline()) ?? [];
  const chapters = outline.map(async ({ title, dest }) => ({
    title,
    page: (await document.getPageIndex((dest as [Parameters<typeof document.getPageIndex>[0]])[0])) + 1,
  }));
  return {
    language: info.Language,
    title: info.Title,
    showsTitle: preferences?.DisplayDocTitle ?? false,
    chapters: await Promise.all(chapters),
  };
}

/** A piece of text with its position in points from the page's bottom left corner. */
export interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export interface PlacedPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PlacedText[];
}

/** The positioned pieces of text of each page. */
export async function readPlacedText(file: Buffer): Promise<PlacedPage[]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , size, left, baseline] = item.transform as number[];
        return [placed(item.str, left!, item.width, baseline!, size!)];
      });
      return { width, height, texts };
    }),
  );
}

/** The height of capitals and the depth of letters like g, in parts of the letters' size. */
const [capital, depth] = [0.73, 0.2];

function placed(text: string, left: number, width: number, baseline: number, size: number): PlacedText {
  return { text, left, right: left + width, bottom: baseline - depth * size, top: baseline + capital * size };
}

/** Descriptions of text outside the page or over other text; empty without any. */
export function layoutErrors(pages: readonly PlacedPage[]): string[] {
  return pages.flatMap(({ texts, width, height }, page) => {
    const outside = texts.filter(
      ({ left, right, bottom, top }) => left < 20 || right > width - 20 || bottom < 20 || top > height - 20,
    );
    const over = texts.flatMap((one, index) =>
      texts.slice(index + 1).flatMap((other) => (overlap(one, other) ? [`${one.text} × ${other.text}`] : [])),
    );
    return [...outside.map(({ text }) => `outside: ${text}`), ...over].map((error) => `page ${page + 1}, ${error}`);
  });
}

/** Accents may reach into the line above by less than the line spacing. */
const tolerance = 0.3;

function overlap(one: PlacedText, other: PlacedText): boolean {
  return (
    one.left < other.right - tolerance &&
    other.left < one.right - tolerance &&
    one.bottom < other.top - tolerance &&
    other.bottom < one.top - tolerance
  );
}

/** The words that are nowhere complete on one line. */
export function brokenWords(pages: readonly PlacedPage[], words: readonly string[]): string[] {
  const lines = pages.flatMap(({ texts }) => linesOf(texts));
  const standing = new Set(lines.flatMap((line) => line.split(/\s+/)));
  return [...new Set(words)].filter((word) => word !== '' && !standing.has(word));
}

/** The lines of a page; touching pieces are joined into one word. */
export function linesOf(texts: readonly PlacedText[]): string[] {
  const byPlace = [...texts].sort((a, b) => b.bottom - a.bottom || a.left - b.left);
  const lines: PlacedText[][] = [];
  for (const text of byPlace) {
    const last = lines.at(-1);
    if (last && Math.abs(last[0]!.bottom - text.bottom) < 0.5) last.push(text);
    else lines.push([text]);
  }
  return lines.map((line) =>
    line
      .sort((a, b) => a.left - b.left)
      .reduce((words, { text, left }, index) => {
        const before = line[index - 1];
        return before === undefined ? text : `${words}${left - before.right > 1 ? ' ' : ''}${text}`;
      }, ''),
  );
}
