import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

describe('Markdown rendered to HTML', () => {
  test('headings begin at h2, keep their order and get unique ids', () => {
    const { html, headings } = renderMarkdown('# Jak číst *etiketu*\n\n## Původ\n\n## Původ\n\nText.');
    expect(headings).toEqual([
      { id: 'jak-cist-etiketu', title: 'Jak číst etiketu', level: 2 },
      { id: 'puvod', title: 'Původ', level: 3 },
      { id: 'puvod-2', title: 'Původ', level: 3 },
    ]);
    expect(html).toContain('<h2 id="jak-cist-etiketu">Jak číst <em>etiketu</em></h2>');
    expect(html).toContain('<h3 id="puvod-2">Původ</h3>');
  });

  test('a text whose highest level is the third begins at h2', () => {
    expect(renderMarkdown('### Třetí').html).toContain('<h2 id="treti">');
  });

  test.each([
    '<script>alert(1 < 2)</script>',
    'Text <script>alert("x")</script> dál',
    'Text <img src=x onerror=alert(1)> dál',
    '<div onclick="alert(1)">**tučně**</div>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    'Text <pre><b onmouseover=alert(1)>x</pre>',
    '## Nadpis <script>alert(1)</script>',
    '[<script>alert(1)</script>](/cesta)',
    '| a |\n| - |\n| <script>alert(1)</script> |',
  ])('raw HTML is shown as text: %s', (source) => {
    const { html } = renderMarkdown(source);
    expect(html).not.toMatch(/<(script|img|div onclick|svg|b\b|pre)/i);
    expect(html).not.toMatch(/<[^>]*\son\w+=/i);
    expect(html).toMatch(/&lt;\w+/);
  });

  test.each([
    '[odkaz](javascript:alert(1))',
    '[odkaz](JaVaScRiPt:alert(1))',
    '[odkaz](<java\tscript:alert(1)>)',
    '[odkaz](&#106;avascript:alert(1))',
    '[odkaz](data:text/html,x)',
    '[odkaz](vbscript:x)',
    '[odkaz](//zly.example)',
    '[odkaz](/\\zly.example)',
    '<javascript:alert(1)>',
    '![odkaz](javascript:alert(1))',
    '![odkaz](https://zly.example/sledovani.gif)',
  ])('an unsafe or misleading link loses its target: %s', (source) => {
    expect(renderMarkdown(source).html).not.toMatch(/href|src/);
  });

  test('safe links stay', () => {
    const { html } = renderMarkdown(
      '[a](/blog?page=2#x) [b](https://example.com/?a=1&b=2) <info@karafa.example> [c](#d)',
    );
    expect(html).toContain('<a href="/blog?page=2#x">a</a>');
    expect(html).toContain('<a href="https://example.com/?a=1&amp;b=2" rel="noopener">b</a>');
    expect(html).toContain('<a href="mailto:info@karafa.example">');
    expect(html).toContain('<a href="#d">c</a>');
  });

  test('a table can be scrolled with the keyboard', () => {
    const { html } = renderMarkdown('| Druh | Cena |\n| --- | ---: |\n| Gin | 700 |');
    expect(html).toContain('<div class="table-scroll" tabindex="0"><table><thead><tr><th scope="col">Druh</th>');
    expect(html).toContain('<td data-align="right">700</td>');
  });
});
