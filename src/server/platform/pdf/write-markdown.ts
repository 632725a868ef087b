import type { PdfDocument } from './pdf-document.ts';
import { writeChapter, writeListItem, writeParagraph } from './text-blocks.ts';

/** Writes Markdown made of headings, paragraphs and lists. Links become their text. */
export function writeMarkdown(document: PdfDocument, markdown: string): void {
  for (const block of markdown.trim().split(/\n\s*\n/)) {
    const [, heading] = /^#{1,6} +(.*)$/s.exec(block) ?? [];
    if (heading !== undefined) writeChapter(document, oneLine(heading));
    else if (/^([-*]|\d+\.) /.test(block)) writeList(document, block);
    else writeParagraph(document, oneLine(block));
  }
}

function writeList(document: PdfDocument, block: string): void {
  for (const entry of block.split(/\n(?=(?:[-*]|\d+\.) )/)) {
    const [marker = '', ...words] = entry.split(' ');
    writeListItem(document, /\d/.test(marker) ? marker : '•', oneLine(words.join(' ')));
  }
}

/** Joins lines and replaces links by their text; bold marks stay. */
function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
