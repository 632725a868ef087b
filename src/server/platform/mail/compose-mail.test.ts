import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { composeMail } from './compose-mail.ts';
import { mailColours } from './mail-colours.ts';
import type { MailBlock } from './mail-layout.ts';

const compose = (blocks: MailBlock[], subject = 'Předmět') => composeMail(serverI18n('cs'), 'cs', { subject, blocks });

const everyBlock = (text: string): MailBlock[] => [
  { kind: 'heading', text },
  { kind: 'paragraph', text },
  { kind: 'facts', facts: [{ label: text, value: text }] },
  { kind: 'button', text, url: 'https://karafa.example/ucet?a=1&b=2' },
  { kind: 'table', head: [text, text], rows: [[text, text]] },
  { kind: 'list', items: [text] },
  { kind: 'note', text },
];

describe('composing a mail', () => {
  test('HTML and plain text have the same content in the same order', () => {
    const { html, text } = compose([
      { kind: 'heading', text: 'Účet je schválený' },
      { kind: 'paragraph', text: 'Správce ho schválil,\nmůžete se přihlásit.' },
      { kind: 'facts', facts: [{ label: 'Uživatel', value: 'sberatel' }] },
      { kind: 'button', text: 'Přihlásit se', url: 'https://karafa.example/cs/prihlaseni' },
      {
        kind: 'table',
        head: ['Zboží', 'Cena'],
        rows: [
          ['2 × Ležák', '60,00 Kč'],
          ['Doprava', '99,00 Kč'],
        ],
      },
      { kind: 'list', items: ['první', 'druhá'] },
      { kind: 'note', text: 'Odkaz platí hodinu.' },
    ]);
    expect(text).toBe(`Účet je schválený
=================

Dobrý den!

Správce ho schválil,
můžete se přihlásit.

Uživatel: sberatel

Přihlásit se:
https://karafa.example/cs/prihlaseni

- 2 × Ležák · 60,00 Kč
- Doprava · 99,00 Kč

- první
- druhá

Odkaz platí hodinu.

-- 
Karafa – inzertní portál pro alkohol a tabák
Tento e-mail jste dostali, protože máte na portálu Karafa účet nebo jste tu
zadali svou adresu.
`);
    const words = html
      .replace(/^[\s\S]*<body/, '<body')
      .replace(/<br>/g, '\n')
      .replace(/<[^>]+>/g, '|')
      .split(/\s*\|+\s*/)
      .filter(Boolean);
    expect(words).toEqual([
      'Správce ho schválil,\nmůžete se přihlásit.',
      'Karafa',
      'Účet je schválený',
      'Dobrý den!',
      'Správce ho schválil,\nmůžete se přihlásit.',
      'Uživatel',
      'sberatel',
      'Přihlásit se',
      'Zboží',
      'Cena',
      '2 × Ležák',
      '60,00 Kč',
      'Doprava',
      '99,00 Kč',
      'první',
      'druhá',
      'Odkaz platí hodinu.',
      'Karafa – inzertní portál pro alkohol a tabák\nTento e-mail jste dostali, protože máte na portálu Karafa účet nebo jste tu zadali svou adresu.',
    ]);
  });

  test.each([
    ['cs', 'cs-CZ', 'Tento e-mail jste dostali'],
    ['en', 'en-US', 'You received this e-mail'],
    ['de', 'de-DE', 'Sie haben diese E-Mail erhalten'],
  ] as const)('is in the recipient’s language (%s)', (locale, tag, footer) => {
    const { html, text } = composeMail(serverI18n(locale), locale, { subject: 'Karafa', blocks: [] });
    expect(html).toContain(`<html lang="${tag}"`);
    expect(html).toContain(footer);
    expect(text).toContain(footer);
  });

  test('user input is escaped', () => {
    const evil = `<script>alert("1")</script>'&amp;<img src=x onerror=alert(1)>`;
    const { html, text } = compose(everyBlock(evil), evil);
    expect(html).not.toMatch(/<(script|img)/i);
    expect(html.split('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;amp;')).toHaveLength(14);
    expect(text.split('<script>')).toHaveLength(10);
  });

  test('loads nothing from outside', () => {
    expect(compose(everyBlock('Text')).html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|src=/i);
  });

  test.each(['javascript:alert(1)', '/cs/ucet', '//karafa.example', 'data:text/html,x', 'mailto:a@b.cz', ''])(
    'a button links to a web address, never to %j',
    (url) => {
      expect(() => compose([{ kind: 'button', text: 'Otevřít', url }])).toThrow('leads to no web address');
    },
  );

  test('R-11.01 a newsletter has no greeting and does not name tobacco; its pictures and offers link to web addresses', () => {
    const card = { name: '<b>Rum</b>', note: 'Z e-shopu', price: '590,00 Kč', url: 'https://karafa.example/1' };
    const newsletter = (blocks: MailBlock[]) =>
      composeMail(serverI18n('cs'), 'cs', {
        subject: 'Novinky',
        isNewsletter: true,
        blocks,
        footer: [{ text: 'Odhlásit', url: 'https://karafa.example/odhlasit' }, 'Karafa s.r.o., Praha'],
      });
    const { html, text } = newsletter([
      { kind: 'picture', src: 'https://karafa.example/a.jpg', alt: 'Láhev "x"', url: 'https://karafa.example/' },
      { kind: 'cards', cards: [card] },
    ]);
    expect(html + text).not.toMatch(/Dobrý den|tabák/);
    expect(html).toContain('alt="Láhev &quot;x&quot;"');
    expect(html).toContain('&lt;b&gt;Rum&lt;/b&gt;');
    expect(text).toContain('- <b>Rum</b> · 590,00 Kč · Z e-shopu\n  https://karafa.example/1');
    expect(text).toContain('Odhlásit:\nhttps://karafa.example/odhlasit\nKarafa s.r.o., Praha');
    const evil = 'javascript:alert(1)';
    for (const block of [
      { kind: 'picture', src: evil, alt: '' },
      { kind: 'cards', cards: [{ ...card, url: evil }] },
    ] satisfies MailBlock[])
      expect(() => newsletter([block])).toThrow('leads to no web address');
  });

  test('an address cannot break out of its attribute', () => {
    const { html } = compose([{ kind: 'button', text: 'X', url: 'https://karafa.example/?a="><script>&b=\'' }]);
    expect(html).toContain('href="https://karafa.example/?a=%22%3E%3Cscript%3E&amp;b=%27"');
  });

  test('plain text wraps at 76 columns without breaking an address', () => {
    const long = 'Příliš žluťoučký kůň úpěl ďábelské ódy. '.repeat(20);
    const url = `https://karafa.example/${'a'.repeat(120)}`;
    const { text } = compose([...everyBlock(long), { kind: 'button', text: 'Otevřít', url }]);
    const tooLong = text.split('\n').filter((line) => line.length > 76);
    expect(tooLong).toEqual([url]);
  });

  test('a subject has one line', () => {
    expect(compose([], 'První\r\nBcc: všichni@example.cz').subject).toBe('První Bcc: všichni@example.cz');
  });

  test('the colours are those of the portal', async () => {
    const sheet = await readFile('src/web/ui/styles.css', 'utf8');
    for (const theme of ['light', 'dark'] as const) {
      const tokens = sheet.slice(
        sheet.indexOf(theme === 'light' ? 'color-scheme: light dark' : '@media (prefers-color-scheme: dark)'),
      );
      for (const [name, colour] of Object.entries(mailColours[theme])) {
        expect(tokens.match(new RegExp(`--${name}: (#\\w+);`))?.[1], `${name}, ${theme}`).toBe(colour);
      }
    }
  });
});
