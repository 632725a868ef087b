import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { Locale } from '#shared/i18n/locales.ts';
import { loadI18n } from '#web/page/i18n.ts';
import { ModalHost } from '#web/ui/modal-host.tsx';
import { closeModal, openModal, type Modal } from '#web/ui/modal-store.ts';

afterEach(closeModal);

async function textOf(locale: Locale, opened: unknown): Promise<string> {
  openModal(opened as Modal);
  const html = renderToStaticMarkup(
    <I18nProvider i18n={await loadI18n(locale, 'error')}>
      <ModalHost />
    </I18nProvider>,
  );
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test('R-2.38 the global modal shows a title and a text', async () => {
  expect(await textOf('cs', { type: 'text', title: 'Nadpis', text: 'Sdělení.' })).toBe('Nadpis Sdělení. Rozumím');
});

test.each([
  ['cs', 'Neznámý typ okna', 'Toto okno neumíme zobrazit. Obnovte prosím stránku a zkuste to znovu.'],
  ['en', 'Unknown type of window', 'We cannot show this window. Please reload the page and try again.'],
  [
    'de',
    'Unbekannter Fenstertyp',
    'Dieses Fenster können wir nicht anzeigen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  ],
] as const)('R-2.38 a modal of an unknown type shows the text for it (%s)', async (locale, title, text) => {
  const shown = await textOf(locale, { type: 'future', title: 'Cizí nadpis', text: 'Cizí text' });
  expect(shown).toContain(`${title} ${text}`);
  expect(shown).not.toContain('Cizí');
});
