import { extractText, getDocumentProxy } from 'unpdf';

/** The words of a PDF file by page, blanks made one. */
export async function readPdf(file: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' ').trim());
}
