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

const currency = { symbol_before: '', decimals: 2, is_default: false };
const state = {
  locale: 'cs',
  shell: {
    currencies: [
      { ...currency, id: 1, code: 'CZK', symbol_after: 'Kč', rate: 1, is_default: true },
      { ...currency, id: 2, code: 'EUR', symbol_after: '€', rate: 25 },
    ],
  },
} as unknown as PageState;

test.each([
  ['free', {}, 'Zacapa 23'],
  ['reserved', { is_reserved: true }, 'Zacapa 23 Rezervováno'],
  ['sold', { is_sold: true }, 'Zacapa 23 Prodáno'],
  ['a demand that is settled', { is_sold: true, offer_type: 'demand' }, 'Zacapa 23 Vyřízeno'],
] as const)('R-5.10 a conversation says whether its advert is still to be had: %s', async (_state, change, text) => {
  expect(await shownText({ ...card, ...change, picture: null, price: null })).toBe(text);
});

test('R-5.10 a conversation also says the price in the currency of the advert, in which its deal is made', async () => {
  const price = { amount: 40_400, currency: 'EUR' };
  expect(await shownText({ ...card, picture: null, price })).toBe('Zacapa 23 10 100,00 Kč (404,00 €)');
  expect(await shownText({ ...card, picture: null, price: { ...price, currency: 'CZK' } })).toBe('Zacapa 23 404,00 Kč');
});

async function shownText(listing: ListingCard): Promise<string> {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={await loadI18n('cs', 'error')}>
      <PageStateContext value={state}>
        <ListingSubject listing={listing} />
      </PageStateContext>
    </I18nProvider>,
  );
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
