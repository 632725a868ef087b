import { expect, test } from 'vitest';
import { layoutErrors, linesOf, readPdfProperties, readPlacedText } from '#tests/support/pdf.ts';
import { createPdfDocument } from './create-pdf-document.ts';
import { drawTable } from './draw-table.ts';
import { finishPdfDocument } from './finish-pdf-document.ts';
import { writeHeading, writePlainText } from './text-blocks.ts';
import { writeMarkdown } from './write-markdown.ts';

const createDocument = (locale: 'cs' | 'de') =>
  createPdfDocument({
    title: 'Obchodní podmínky',
    locale,
    author: 'Karafa',
    header: 'Karafa',
    createdAt: new Date('2026-01-01Z'),
    pageLabel: String,
  });

test('a document names its language, shows its title and lists its chapters with their pages', async () => {
  const document = await createDocument('de');
  writeMarkdown(document, `# Úvod\n\n${'Odstavec.\n\n'.repeat(80)}## Závěr\n\nKonec.`);
  expect(await readPdfProperties(await finishPdfDocument(document))).toEqual({
    language: 'de-DE',
    title: 'Obchodní podmínky',
    showsTitle: true,
    chapters: [
      { title: 'Úvod', page: 1 },
      { title: 'Závěr', page: 3 },
    ],
  });
});

test('a document without chapters has no outline', async () => {
  const document = await createDocument('cs');
  writeHeading(document, 'Rekapitulace DPH');
  expect(await readPdfProperties(await finishPdfDocument(document))).toMatchObject({ language: 'cs-CZ', chapters: [] });
});

test('a word wider than its line or column breaks inside the page, and no letter is lost', async () => {
  const document = await createDocument('cs');
  writePlainText(document, 'x'.repeat(300));
  drawTable(
    document,
    [
      ['Položka', 'Kusů'],
      ['w'.repeat(300), '1'],
    ],
    [{ share: 3 }, { share: 1, align: 'right' }],
  );
  const pages = await readPlacedText(await finishPdfDocument(document));
  expect(layoutErrors(pages)).toEqual([]);
  const letters = pages.flatMap(({ texts }) => linesOf(texts)).join('');
  for (const letter of ['x', 'w']) expect(letters.split(letter)).toHaveLength(301);
});
