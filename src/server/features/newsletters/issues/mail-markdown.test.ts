import { expect, test } from 'vitest';
import { linksIn, renderMailMarkdown } from './mail-markdown.ts';

const link = (address: string) => (address.startsWith('/') ? `https://karafa.example${address}` : undefined);
const render = (source: string) => renderMailMarkdown(source, link);

test('R-9.04 HTML and plain text of a mail have the same content', () => {
  const { html, text } = render('# Nadpis\n\nText s **důrazem**.\n\n- první\n- [druhý](/hledani)\n\n> citát');
  expect(text).toBe('Nadpis\n\nText s důrazem.\n\n- první\n- druhý (https://karafa.example/hledani)\n\ncitát');
  expect(html).toMatch(/<h2 style="[^"]+">Nadpis<\/h2>/);
  expect(html).toContain('href="https://karafa.example/hledani"');
});

test('R-9.04 what is no link stays text, and nothing of the source becomes markup', () => {
  const { html, text } = render(
    '<img src=x onerror=alert(1)> [sem](javascript:alert(1)) ![x](https://example.cz/x.png)',
  );
  expect(html).not.toMatch(/<(img|a)\b/);
  expect(text).toContain('sem');
  expect(render('[a"b](/x"onclick=1)').html).not.toContain('"onclick');
  expect(render('napište na [nás](mailto:info@karafa.example)').html).toContain('href="mailto:info@karafa.example"');
});

test('R-11.01 all links of a text are found, also those written as plain addresses', () => {
  expect(linksIn('[a](/1/rum) a https://example.cz/b')).toEqual(['/1/rum', 'https://example.cz/b']);
});
