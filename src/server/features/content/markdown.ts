import { LRUCache } from 'lru-cache';
import { Marked, type RendererObject, type Token, type Tokens } from 'marked';
import type { TextHeading } from '#shared/content/contract.ts';
import { slugOf } from '#shared/i18n/slugs.ts';

export interface RenderedText {
  readonly html: string;
  readonly headings: readonly TextHeading[];
}

const highestLevel = 2;
const lowestLevel = 6;

/** By the text itself: what is written anew is another text. */
const rendered = new LRUCache<string, RenderedText>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (text, source) => source.length + text.html.length,
});

/**
 * HTML of a Markdown text. Safe by construction: raw HTML comes out as text, links lead only to http(s), mail, phone or
 * within the site, pictures come only from the site. Headings begin at h2 and carry ids.
 */
export function renderMarkdown(source: string): RenderedText {
  const known = rendered.get(source);
  if (known) return known;
  const text = render(source);
  rendered.set(source, text);
  return text;
}

function render(source: string): RenderedText {
  const headings: TextHeading[] = [];
  const marked = new Marked();
  const tokens = marked.lexer(source);
  const depths = tokens.flatMap((token) => (token.type === 'heading' ? [token.depth as number] : []));
  const shift = depths.length > 0 ? highestLevel - Math.min(...depths) : 0;
  marked.use({ renderer: rendererOf(headings, shift) });
  return { html: marked.parser(tokens), headings };
}

function rendererOf(headings: TextHeading[], shift: number): RendererObject {
  return {
    heading({ tokens, depth }) {
      const level = Math.min(Math.max(depth + shift, highestLevel), lowestLevel);
      const title = plainText(tokens);
      const id = freeId(slugOf(title), headings);
      headings.push({ id, title, level });
      return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    html: ({ text, block }) => (block ? `<p>${escapeHtml(text.trim())}</p>\n` : escapeHtml(text)),
    // Marked leaves text between raw tags as it is; here those tags are text, and so is what they hold.
    text(token) {
      return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : escapeHtml(token.text);
    },
    link({ href, tokens }) {
      const content = this.parser.parseInline(tokens);
      if (!isSafeLink(href)) return content;
      const isOutside = /^https?:/i.test(href);
      return `<a href="${escapeHtml(href)}"${isOutside ? ' rel="noopener"' : ''}>${content}</a>`;
    },
    image({ href, text }) {
      if (!isLocalPath(href)) return escapeHtml(text);
      return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy" decoding="async">`;
    },
    table({ header, rows }) {
      const row = (cells: typeof header) =>
        `<tr>${cells.map((cell) => tableCell(cell, this.parser.parseInline(cell.tokens))).join('')}</tr>`;
      const body = rows.map(row).join('\n');
      return `<div class="table-scroll" tabindex="0"><table><thead>${row(header)}</thead><tbody>${body}</tbody></table></div>\n`;
    },
  };
}

function tableCell({ header, align }: Tokens.TableCell, content: string): string {
  const side = align === 'right' || align === 'center' ? ` data-align="${align}"` : '';
  return header ? `<th scope="col"${side}>${content}</th>` : `<td${side}>${content}</td>`;
}

function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : ''))
    .join('');
}

function freeId(wanted: string, headings: readonly TextHeading[]): string {
  let id = wanted;
  for (let next = 2; headings.some((heading) => heading.id === id); next += 1) id = `${wanted}-${next}`;
  return id;
}

/** Within the site: `/path`, `?query` or `#anchor`; never `//host` or `/\host`. */
function isLocalPath(href: string): boolean {
  return /^(\/(?![/\\])|[?#])[^\u0000-\u0020\\]*$/.test(href);
}

function isSafeLink(href: string): boolean {
  return isLocalPath(href) || /^(https?:\/\/|mailto:|tel:)[^\u0000-\u0020]+$/i.test(href);
}

/** Escapes what could begin markup; character references of the text stay what they are. */
function escapeHtml(text: string): string {
  return text
    .replace(/&(?!(#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}
