import { languages } from '#shared/i18n/locales.ts';
import { mailColours } from './mail-colours.ts';
import type { MailBlock, MailCard, MailLayout, MailLink } from './mail-layout.ts';

const { light, dark } = mailColours;
const sans = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";
const serif = 'font-family:Fraunces,Georgia,serif';
const plainTable = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/**
 * Tables and inline styles, because mail clients need them; the style sheet in the head is for clients with dark
 * themes.
 */
export function renderHtml({ locale, subject, preheader, blocks, footer }: MailLayout): string {
  return `<!doctype html>
<html lang="${languages[locale].tag}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkSheet}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}</div>
<table ${plainTable} class="paper" bgcolor="${light.paper}" style="background-color:${light.paper}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="bottle" bgcolor="${light.bottle}" style="padding:18px 32px;background-color:${light.bottle};border-radius:10px 10px 0 0;color:${light['on-bottle']};${serif};font-size:26px;line-height:32px;font-weight:600">Karafa</td></tr>
<tr><td class="surface ink" bgcolor="${light.surface}" style="padding:28px 32px 12px;background-color:${light.surface};border-radius:0 0 10px 10px;color:${light.ink};${sans};font-size:17px;line-height:26px">
${blocks.map((block, index) => renderBlock(block, blocks.findIndex(isHeading) === index)).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:20px 32px;color:${light.muted};${sans};font-size:14px;line-height:20px">${footer.map(footerLine).join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const isHeading = (block: MailBlock) => block.kind === 'heading';

function renderBlock(block: MailBlock, isTitle: boolean): string {
  switch (block.kind) {
    case 'heading': {
      const [tag, size] = isTitle ? ['h1', '24px;line-height:31px'] : ['h2', '20px;line-height:27px'];
      return `<${tag} style="margin:0 0 14px;${serif};font-size:${size};font-weight:600">${lines(block.text)}</${tag}>`;
    }
    case 'paragraph':
      return `<p style="margin:0 0 18px">${lines(block.text)}</p>`;
    case 'facts':
      return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px">${block.facts.map(renderFact).join('')}</table>`;
    case 'table':
      return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px"><tr>${block.head.map((cell, index) => renderCell('th', cell, index)).join('')}</tr>${block.rows.map((row) => `<tr>${row.map((cell, index) => renderCell('td', cell, index)).join('')}</tr>`).join('')}</table>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr><td class="bottle" bgcolor="${light.bottle}" style="background-color:${light.bottle};border-radius:6px"><a class="on-bottle" href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 22px;color:${light['on-bottle']};${sans};font-size:17px;line-height:24px;font-weight:600;text-decoration:none">${lines(block.text)}</a></td></tr></table>`;
    case 'list':
      return `<ul style="margin:0 0 18px;padding:0 0 0 22px">${block.items.map((item) => `<li style="margin:0 0 6px">${lines(item)}</li>`).join('')}</ul>`;
    case 'note':
      return `<table ${plainTable} style="margin:0 0 18px"><tr><td class="sunken muted" bgcolor="${light.sunken}" style="padding:12px 16px;background-color:${light.sunken};border-radius:6px;color:${light.muted};${sans};font-size:15px;line-height:22px">${lines(block.text)}</td></tr></table>`;
    case 'rich':
      return block.html;
    case 'picture':
      return `<div style="margin:0 0 18px">${linked(block.url, `<img src="${escapeHtml(block.src)}" alt="${escapeHtml(block.alt)}" width="536" style="display:block;width:100%;max-width:536px;height:auto;border:0;border-radius:6px">`)}</div>`;
    case 'cards':
      return block.cards.map(renderCard).join('\n');
  }
}

/** A row for each offer, because columns do not stack in every mail client. */
function renderCard({ name, note, price, originalPrice, src, url }: MailCard): string {
  const picture =
    src === undefined
      ? ''
      : `<td width="112" valign="top" style="padding:0 16px 0 0">${linked(url, `<img src="${escapeHtml(src)}" alt="" width="112" style="display:block;width:112px;height:auto;border:0;border-radius:6px">`)}</td>`;
  const original =
    originalPrice === undefined
      ? ''
      : ` <s class="muted" style="color:${light.muted};font-weight:400;font-size:15px">${lines(originalPrice)}</s>`;
  return `<table ${plainTable} style="margin:0 0 14px"><tr>${picture}<td class="line" valign="top" style="padding:0 0 14px;border-bottom:1px solid ${light.line}"><div class="muted" style="color:${light.muted};font-size:14px;line-height:20px">${lines(note)}</div><a class="ink" href="${escapeHtml(url)}" style="color:${light.ink};font-weight:600;text-decoration:underline">${lines(name)}</a><div class="ink" style="padding-top:6px;color:${light.ink};${serif};font-size:20px;line-height:26px;font-weight:600">${lines(price)}${original}</div></td></tr></table>`;
}

function linked(url: string | undefined, html: string): string {
  return url === undefined ? html : `<a href="${escapeHtml(url)}">${html}</a>`;
}

function footerLine(line: string | MailLink): string {
  if (typeof line === 'string') return lines(line);
  return `<a class="muted" href="${escapeHtml(line.url)}" style="color:${light.muted};text-decoration:underline">${lines(line.text)}</a>`;
}

function renderFact({ label, value }: { label: string; value: string }): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${light.line};${sans};font-size:16px;line-height:23px;vertical-align:top`;
  return `<tr><th class="muted line" scope="row" align="left" style="${cell};padding-right:16px;color:${light.muted};font-weight:400">${lines(label)}</th><td class="ink line" style="${cell};color:${light.ink}">${lines(value)}</td></tr>`;
}

function renderCell(tag: 'th' | 'td', text: string, index: number): string {
  const [look, colour] = tag === 'th' ? ['muted', light.muted] : ['ink', light.ink];
  const side = index === 0 ? 'left' : 'right';
  const space = index === 0 ? '0' : '12px';
  return `<${tag}${tag === 'th' ? ' scope="col"' : ''} class="${look} line" align="${side}" style="padding:8px 0 8px ${space};border-bottom:1px solid ${light.line};${sans};font-size:${tag === 'th' ? 14 : 16}px;line-height:23px;vertical-align:top;text-align:${side};color:${colour};font-weight:400">${lines(text)}</${tag}>`;
}

/** Only `!important` overrides inline styles. */
const darkSheet = `@media (prefers-color-scheme:dark){${[
  ...(['paper', 'surface', 'sunken', 'bottle'] as const).map((name) => rule(name, 'background-color', dark[name])),
  ...(['ink', 'muted', 'on-bottle'] as const).map((name) => rule(name, 'color', dark[name])),
  rule('bottle', 'color', dark['on-bottle']),
  rule('line', 'border-color', dark.line),
].join('')}}`;

function rule(name: string, property: string, value: string): string {
  return `.${name}{${property}:${value} !important}`;
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');
}

/** For text and attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
