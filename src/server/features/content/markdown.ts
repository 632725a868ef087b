import { LRUCache } from 'lru-cache';
import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it';
import type { TextHeading } from '#shared/content/contract.ts';
import { slugOf } from '#shared/i18n/slugs.ts';

export interface RenderedText {
  readonly html: string;
  readonly headings: readonly TextHeading[];
}

const highestLevel = 2;
const lowestLevel = 6;

const markdown = createMarkdown();

/** Keyed by the source, so a changed text needs no invalidation. */
const rendered = new LRUCache<string, RenderedText>({
  maxSize: 8 * 1024 * 1024,
  // An empty text has a size too.
  sizeCalculation: (text, source) => source.length + text.html.length + 1,
});

/**
 * Renders Markdown to safe HTML: raw HTML becomes text, links lead only to http(s), mail, phone or within the site, and
 * images come only from the site. Headings begin at h2 and carry ids.
 */
export function renderMarkdown(source: string): RenderedText {
  const known = rendered.get(source);
  if (known) return known;
  const tokens = markdown.parse(source, {});
  const headings = placeHeadings(tokens);
  const text = { html: markdown.renderer.render(tokens, markdown.options, {}), headings };
  rendered.set(source, text);
  return text;
}

export interface TextPicture {
  readonly src: string;
  readonly alt: string;
}

/** The pictures of a Markdown text, in their order. */
export function picturesOf(source: string): TextPicture[] {
  return markdown
    .parse(source, {})
    .flatMap(({ children }) => children ?? [])
    .filter(({ type }) => type === 'image')
    .map((image) => ({
      src: String(image.attrGet('src')),
      alt: markdown.renderer.renderInlineAsText(image.children ?? [], markdown.options, {}).trim(),
    }));
}

/** Shifts the levels of the headings so that the highest is an h2, and gives each an id. */
function placeHeadings(tokens: readonly Token[]): TextHeading[] {
  const headings: TextHeading[] = [];
  const depths = tokens.filter(({ type }) => type === 'heading_open').map(({ tag }) => Number(tag.slice(1)));
  const shift = highestLevel - Math.min(...depths);
  for (const [index, open] of tokens.entries()) {
    if (open.type !== 'heading_open') continue;
    const [content, close] = [tokens[index + 1]!, tokens[index + 2]!];
    const title = markdown.renderer.renderInlineAsText(content.children ?? [], markdown.options, {});
    const id = freeId(slugOf(title), headings);
    const level = Math.min(Number(open.tag.slice(1)) + shift, lowestLevel);
    open.tag = close.tag = `h${level}`;
    open.attrSet('id', id);
    headings.push({ id, title, level });
  }
  return headings;
}

function freeId(wanted: string, headings: readonly TextHeading[]): string {
  let id = wanted;
  for (let next = 2; headings.some((heading) => heading.id === id); next += 1) id = `${wanted}-${next}`;
  return id;
}

function createMarkdown(): MarkdownIt {
  const markdown = createMarkdownIt({ html: false, linkify: true });
  const { linkify, renderer, utils } = markdown;
  // Links a plain `www.example.com` like `https://example.com`.
  linkify.add('www.', {
    validate: (text, at) => Math.max(0, linkify.testSchemaAt(`//${text.slice(at - 4)}`, 'http:', 0) - '//www.'.length),
    normalize: (match) => void (match.url = `http://${match.url}`),
  });
  // Addresses stay unchanged; the renderer decides which of them become targets.
  markdown.validateLink = () => true;
  markdown.normalizeLink = markdown.normalizeLinkText = (address) => address;

  renderer.rules.link_open = (tokens, index, options) => {
    const open = tokens[index]!;
    const href = String(open.attrGet('href'));
    if (isSafeLink(href)) {
      open.attrs = [['href', href]];
      if (/^https?:/i.test(href)) open.attrSet('rel', 'noopener');
    } else {
      open.hidden = true;
      tokens.find(({ type }, at) => at > index && type === 'link_close')!.hidden = true;
    }
    return renderer.renderToken(tokens, index, options);
  };
  renderer.rules.image = (tokens, index, options, env) => {
    const image = tokens[index]!;
    const src = String(image.attrGet('src'));
    const alt = renderer.renderInlineAsText(image.children ?? [], options, env);
    if (!isLocalPath(src)) return utils.escapeHtml(alt);
    image.attrs = Object.entries({ src, alt, loading: 'lazy', decoding: 'async' });
    return renderer.renderToken(tokens, index, options);
  };

  renderer.rules.table_open = () => '<div class="table-scroll" tabindex="0"><table>';
  renderer.rules.table_close = () => '</table></div>\n';
  renderer.rules.thead_open = () => '<thead>';
  renderer.rules.tr_open = () => '<tr>';
  renderer.rules.th_open = renderer.rules.td_open = (tokens, index, options) => {
    const cell = tokens[index]!;
    // Alignment would be a `style` attribute, which the content security policy forbids.
    const side = /center|right/.exec(String(cell.attrGet('style')))?.[0];
    cell.attrs = cell.tag === 'th' ? [['scope', 'col']] : [];
    if (side) cell.attrSet('data-align', side);
    return renderer.renderToken(tokens, index, options);
  };
  return markdown;
}

/** Within the site: `/path`, `?query` or `#anchor`; never `//host` or `/\host`. */
function isLocalPath(href: string): boolean {
  return /^(\/(?![/\\])|[?#])[^\u0000-\u0020\\]*$/.test(href);
}

function isSafeLink(href: string): boolean {
  return isLocalPath(href) || /^(https?:\/\/|mailto:|tel:)[^\u0000-\u0020]+$/i.test(href);
}
