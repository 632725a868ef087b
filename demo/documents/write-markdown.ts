import type { Paper } from '#server/platform/pdf/paper.ts';

/** Writes Markdown of headings, paragraphs and lists onto the paper. */
export function writeMarkdown(paper: Paper, markdown: string): void {
  for (const block of markdown.trim().split(/\n\s*\n/)) {
    if (block.startsWith('## ')) {
      paper.heading(block.slice(3));
    } else if (/^(-|\d+\.) /.test(block)) {
      for (const entry of block.split('\n')) {
        const [, mark, text] = /^(-|\d+\.) (.*)$/.exec(entry)!;
        paper.item(mark === '-' ? '•' : mark!, text!);
      }
    } else {
      paper.paragraph(block.replaceAll('\n', ' '));
    }
  }
}
