import type { MailBlock, MailLayout } from './mail-layout.ts';

const width = 76;

/** The plain text of a mail: the same blocks as the HTML in the same order. */
export function renderText({ blocks, footer }: MailLayout): string {
  // "-- " begins a signature (RFC 3676, 4.3), which mail clients fold away and omit from replies.
  const signature = [
    '-- ',
    ...footer.map((line) => (typeof line === 'string' ? wrap(line) : `${wrap(`${line.text}:`)}\n${line.url}`)),
  ].join('\n');
  return `${[...blocks.map(renderBlock), signature].join('\n\n')}\n`;
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'heading': {
      const heading = wrap(block.text);
      const longest = Math.max(...heading.split('\n').map((line) => line.length));
      return `${heading}\n${'='.repeat(Math.min(longest, width))}`;
    }
    case 'paragraph':
    case 'note':
      return wrap(block.text);
    case 'facts':
      return block.facts.map(({ label, value }) => wrap(`${label}: ${value}`, '', '  ')).join('\n');
    case 'table':
      return block.rows.map((row) => wrap(row.filter(Boolean).join(' · '), '- ', '  ')).join('\n');
    case 'button':
      return `${wrap(`${block.text}:`)}\n${block.url}`;
    case 'rich':
      return block.text
        .split('\n')
        .map((line) => (line === '' ? '' : wrap(line)))
        .join('\n');
    case 'picture':
      return [block.alt, block.url]
        .filter(Boolean)
        .map((line) => wrap(line!))
        .join('\n');
    case 'cards':
      return block.cards
        .map(
          ({ name, note, price, url }) =>
            `${wrap([name, price, note].filter(Boolean).join(' · '), '- ', '  ')}\n  ${url}`,
        )
        .join('\n');
    case 'list':
      return block.items.map((item) => wrap(item, '- ', '  ')).join('\n');
  }
}

/** Wraps text between words. A longer word (an address) gets its own line. */
function wrap(text: string, first = '', further = ''): string {
  const wrapped: string[] = [];
  for (const paragraph of text.split(/\r\n|\r|\n/)) {
    let line = wrapped.length === 0 ? first : further;
    let isEmpty = true;
    // Not at no-break spaces, which keep a number with its unit.
    for (const word of paragraph.split(/[ \t]+/).filter(Boolean)) {
      if (!isEmpty && line.length + 1 + word.length > width) {
        wrapped.push(line);
        line = further;
        isEmpty = true;
      }
      line += isEmpty ? word : ` ${word}`;
      isEmpty = false;
    }
    wrapped.push(line.trimEnd());
  }
  return wrapped.join('\n');
}
