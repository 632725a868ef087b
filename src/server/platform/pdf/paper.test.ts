import { expect, test } from 'vitest';
import { readPdfProperties } from '#tests/support/pdf.ts';
import { createPaper } from './paper.ts';
import { writeMarkdown } from './write-markdown.ts';

const open = (locale: 'cs' | 'de') =>
  createPaper({
    title: 'Obchodní podmínky',
    locale,
    author: 'Karafa',
    head: 'Karafa',
    madeAt: new Date('2026-01-01Z'),
    pageText: String,
  });

test('a paper names its language and shows its title, and chapters lead to their pages', async () => {
  const paper = await open('de');
  writeMarkdown(paper, `# Úvod\n\n${'Odstavec.\n\n'.repeat(80)}## Závěr\n\nKonec.`);
  expect(await readPdfProperties(await paper.finish())).toEqual({
    language: 'de-DE',
    title: 'Obchodní podmínky',
    showsTitle: true,
    chapters: [
      { title: 'Úvod', page: 1 },
      { title: 'Závěr', page: 3 },
    ],
  });
});

test('a paper without chapters opens no list of them', async () => {
  const paper = await open('cs');
  paper.heading('Rekapitulace DPH');
  expect(await readPdfProperties(await paper.finish())).toMatchObject({ language: 'cs-CZ', chapters: [] });
});
