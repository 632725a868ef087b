import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ListingCard } from '#shared/catalog/contract.ts';
import { loadI18n } from '#web/page/i18n.ts';
import { PageStateContext } from '#web/page/page-context.tsx';
import type { PageState } from '#web/page/page-state.ts';
import { ListingSubject } from './conversation-subject.tsx';

const card = {
  id: 12,
  name: 'Zacapa 23',
  slug: 'zacapa-23',
  category: { id: 5, slug: 'rum' },
  offer_type: 'supply',
  is_sold: false,
  is_reserved: false,
} as ListingCard;

test.each([
  ['free', {}, 'Zacapa 23'],
  ['reserved', { is_reserved: true }, 'Zacapa 23 Rezervováno'],
  ['sold', { is_sold: true }, 'Zacapa 23 Prodáno'],
  ['a demand that is settled', { is_sold: true, offer_type: 'demand' }, 'Zacapa 23 Vyřízeno'],
] as const)('R-5.10 a conversation says whether its advert is still to be had: %s', async (_state, change, text) => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={await loadI18n('cs', 'error')}>
      <PageStateContext value={{ locale: 'cs' } as PageState}>
        <ListingSubject listing={{ ...card, ...change, picture: null, price: null }} />
      </PageStateContext>
    </I18nProvider>,
  );
  const shown = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  expect(shown).toBe(text);
});
