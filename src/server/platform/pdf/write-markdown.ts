import type { Paper } from './paper.ts';

/** Writes Markdown of headings, paragraphs and lists onto the paper; of links only their words. */
export function writeMarkdown(paper: Paper, markdown: string): void {
  for (const block of markdown.trim().split(/\n\s*\n/)) {
    const [, heading] = /^#{1,6} +(.*)$/s.exec(block) ?? [];
    if (heading !== undefined) paper.chapter(wordsOf(heading));
    else if (/^([-*]|\d+\.) /.test(block)) writeList(paper, block);
    else paper.paragraph(wordsOf(block));
  }
}

function writeList(paper: Paper, block: string): void {
  for (const entry of block.split(/\n(?=(?:[-*]|\d+\.) )/)) {
    const [mark = '', ...words] = entry.split(' ');
    paper.item(/\d/.test(mark) ? mark : '•', wordsOf(words.join(' ')));
  }
}

function wordsOf(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
