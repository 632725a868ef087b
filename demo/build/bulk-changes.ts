import type { BulkChange } from '#shared/products/bulk-contract.ts';
import type { Calendar } from '../calendar.ts';
import type { Row, Rows } from '../rows.ts';

/** Ids of imports come first. */
const firstId = 11;

interface Plan {
  readonly change: BulkChange;
  readonly daysAgo: number;
  readonly products: readonly Row[];
  readonly valuesOf: (product: Row) => { readonly before: object; readonly after: object };
  /** How many of the products an undoing has left; missing: it is not undone. */
  readonly left?: number;
}

/** Changes made in the list of products: prices, visibility and stock, one of them undone. */
export function buildBulkChanges(calendar: Calendar, actorId: number, { product = [], stock = [] }: Rows): Rows {
  const [held] = stock;
  const branchId = Number(held?.branch_id);
  const piecesOf = new Map(
    stock.filter(({ branch_id: at }) => at === branchId).map((row) => [row.listing_id, Number(row.quantity)]),
  );
  const price = ({ regular_price_minor: now }: Row, factor: number) => ({
    before: { regular_price_minor: rounded(Number(now) / factor) },
    after: { regular_price_minor: Number(now) },
  });
  const plans: Plan[] = [
    {
      change: { kind: 'percent', percent: 5, round_to: 100 },
      daysAgo: 3.1,
      products: product.slice(0, 12),
      valuesOf: (each) => price(each, 1.05),
    },
    {
      change: { kind: 'stock', branch_id: branchId, way: 'add', pieces: 6 },
      daysAgo: 8.4,
      products: product.filter(({ listing_id: id }) => (piecesOf.get(id) ?? 0) >= 6).slice(0, 8),
      valuesOf: ({ listing_id: id }) => {
        const path = `stock.${branchId}`;
        const pieces = piecesOf.get(id) ?? 0;
        return { before: { [path]: pieces - 6 }, after: { [path]: pieces } };
      },
    },
    {
      change: { kind: 'visibility', is_shown: true },
      daysAgo: 20.2,
      products: product.slice(30, 34),
      valuesOf: () => ({ before: { is_shown: false }, after: { is_shown: true } }),
    },
    {
      change: { kind: 'percent', percent: -15, round_to: 1000 },
      daysAgo: 34.3,
      products: product.slice(40, 49),
      valuesOf: (each) => ({
        before: { regular_price_minor: Number(each.regular_price_minor) },
        after: { regular_price_minor: rounded(Number(each.regular_price_minor) * 0.85) },
      }),
      left: 2,
    },
  ];
  return {
    product_change_set: plans.map(({ change, daysAgo, products, left }, index) => ({
      id: firstId + index,
      kind: 'bulk',
      actor_id: actorId,
      made_at: calendar.daysAgo(daysAgo),
      change,
      products: products.length,
      state: left === undefined ? 'made' : 'undone',
      undone_by: left === undefined ? null : actorId,
      undone_at: left === undefined ? null : calendar.daysAgo(daysAgo - 0.1),
    })),
    product_change: plans.flatMap(({ products, valuesOf, left }, index) =>
      products.map((each, at) => ({
        change_set_id: firstId + index,
        listing_id: each.listing_id,
        ...valuesOf(each),
        undo: left === undefined ? null : at < left ? 'left' : 'undone',
      })),
    ),
  };
}

/** To whole crowns. */
function rounded(minor: number): number {
  return Math.round(minor / 100) * 100;
}
