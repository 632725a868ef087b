import type { FastifyInstance } from 'fastify';
import { msg } from '@lingui/core/macro';
import { queueQuery } from '#shared/adverts/admin-contract.ts';
import { decimalsOf } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { mountCsv, type CsvColumn } from '#server/platform/csv/mount-csv.ts';
import { listCurrencies } from '#server/features/reference-data/index.ts';
import { listQueueToSave, type SavedItem } from './list-queue.ts';

export function mountQueueCsv(app: FastifyInstance, context: Context): void {
  mountCsv(app, {
    name: 'advertisements/queue',
    tag: 'adminAdverts',
    summary: 'Adverts and changes that wait, as CSV',
    scope: 'adverts',
    query: queueQuery,
    columns,
    listRows: async (query, lang) => {
      const [items, currencies] = await Promise.all([
        listQueueToSave(context, { ...query, lang }),
        listCurrencies(context.db),
      ]);
      const decimals = new Map(currencies.map((currency) => [currency.code, decimalsOf(currency)]));
      return items.map((item): PricedItem => {
        const { price, currency } = item.content;
        const digits = decimals.get(currency);
        return { ...item, price: price === null || digits === undefined ? null : price / 10 ** digits };
      });
    },
  });
}

interface PricedItem extends SavedItem {
  /** In whole units of its currency. */
  readonly price: number | null;
}

const columns: readonly CsvColumn<PricedItem>[] = [
  [msg`Číslo`, ({ advert_id }) => advert_id],
  [msg`Druh`, ({ kind }, i18n) => (kind === 'new' ? i18n._(msg`nový inzerát`) : i18n._(msg`změna`))],
  [msg`Odesláno`, ({ version }) => version],
  [msg`Název`, ({ content }) => content.name],
  [msg`Typ`, ({ content }, i18n) => (content.offer_type === 'supply' ? i18n._(msg`nabídka`) : i18n._(msg`poptávka`))],
  [msg`Kategorie`, ({ content }) => content.category.name],
  [msg`Značka`, ({ content }) => content.brand?.name],
  [msg`Balení`, ({ content }) => content.package?.label],
  [msg`Cena`, ({ price }) => price],
  [msg`Měna`, ({ content }) => content.currency],
  [msg`Místo`, ({ content }) => content.place],
  [msg`Uživatelské jméno`, ({ seller }) => seller.username],
  [msg`Dosud schváleno`, ({ seller }) => seller.approved],
  [msg`Dosud zamítnuto`, ({ seller }) => seller.rejected],
];
