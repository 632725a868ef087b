import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it';
import { escapeHtml, mailColours } from '#server/platform/mail/index.ts';

/** The URL of a link's address in the mail; undefined: the link is left out, its text stays. */
export type LinkUrl = (address: string) => string | undefined;

interface MailText {
  /** Safe: raw HTML of the source is text. */
  readonly html: string;
  readonly text: string;
}

const serif = 'font-family:Fraunces,Georgia,serif';
const markdown = createMarkdown();

/** Renders Markdown for mails: inline styles, no pictures and tables, absolute links only. */
export function renderMailMarkdown(source: string, link: LinkUrl): MailText {
  const tokens = markdown.parse(source, {});
  return { html: markdown.renderer.render(tokens, markdown.options, { link }), text: textOf(tokens, link) };
}

/** The addresses of the links in a Markdown text. */
export function linksIn(source: string): string[] {
  const links: string[] = [];
  textOf(markdown.parse(source, {}), (address) => void links.push(address));
  return links;
}

function createMarkdown(): MarkdownIt {
  const created = createMarkdownIt({ html: false, linkify: true }).disable(['table', 'image', 'fence', 'code', 'hr']);
  created.validateLink = () => true;
  created.normalizeLink = created.normalizeLinkText = (address) => address;
  const { rules } = created.renderer;
  rules.paragraph_open = (tokens, index) => (tokens[index]!.hidden ? '' : '<p style="margin:0 0 18px">');
  rules.heading_open = (tokens, index) => {
    const level = tokens[index]!.tag === 'h1' || tokens[index]!.tag === 'h2' ? 2 : 3;
    tokens[index]!.tag = `h${level}`;
    tokens.find(({ type }, at) => at > index && type === 'heading_close')!.tag = `h${level}`;
    const size = level === 2 ? '22px;line-height:29px' : '19px;line-height:26px';
    return `<h${level} style="margin:6px 0 12px;${serif};font-size:${size};font-weight:600">`;
  };
  rules.bullet_list_open = () => '<ul style="margin:0 0 18px;padding:0 0 0 22px">';
  rules.ordered_list_open = () => '<ol style="margin:0 0 18px;padding:0 0 0 26px">';
  rules.list_item_open = () => '<li style="margin:0 0 6px">';
  rules.blockquote_open = () =>
    `<blockquote class="line" style="margin:0 0 18px;padding:0 0 0 14px;border-left:3px solid ${mailColours.light.line}">`;
  rules.link_open = (tokens, index, _options, env) => {
    const url = urlOf(tokens[index]!, (env as { link: LinkUrl }).link);
    if (url === undefined) {
      tokens.find(({ type }, at) => at > index && type === 'link_close')!.hidden = true;
      return '';
    }
    return `<a class="ink" href="${escapeHtml(url)}" style="color:${mailColours.light.ink};text-decoration:underline">`;
  };
  rules.link_close = (tokens, index) => (tokens[index]!.hidden ? '' : '</a>');
  return created;
}

function urlOf(open: Token, link: LinkUrl): string | undefined {
  const href = String(open.attrGet('href'));
  return /^mailto:[^\s"<>]+$/i.test(href) ? href : link(href);
}

/** The same content as plain text: an empty line between blocks, dashes before items, addresses in brackets. */
function textOf(tokens: readonly Token[], link: LinkUrl): string {
  const blocks: string[] = [];
  let depth = 0;
  let isItem = false;
  for (const token of tokens) {
    if (/^(bullet|ordered)_list_open$/.test(token.type)) depth += 1;
    if (/^(bullet|ordered)_list_close$/.test(token.type)) depth -= 1;
    if (token.type === 'list_item_open') isItem = true;
    if (token.type !== 'inline') continue;
    const text = inlineText(token.children ?? [], link);
    const line = isItem ? `${'  '.repeat(Math.max(depth - 1, 0))}- ${text}` : text;
    if (depth > 0 && blocks.length > 0 && blocks.at(-1)!.trimStart().startsWith('- '))
      blocks.push(`${blocks.pop()!}\n${line}`);
    else blocks.push(line);
    isItem = false;
  }
  return blocks.join('\n\n');
}

function inlineText(children: readonly Token[], link: LinkUrl): string {
  let text = '';
  let url: string | undefined;
  for (const token of children) {
    if (token.type === 'text' || token.type === 'code_inline') text += token.content;
    if (token.type === 'softbreak') text += ' ';
    if (token.type === 'hardbreak') text += '\n';
    if (token.type === 'link_open') url = urlOf(token, link);
    if (token.type === 'link_close' && url !== undefined) text += ` (${url})`;
  }
  return text;
}
