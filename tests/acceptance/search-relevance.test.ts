import { expect, inject, test } from 'vitest';
import type { FoundPage, ListingPage } from '#shared/catalog/contract.ts';
import { query } from '#tests/support/demo-places.ts';
import { judgedListings, judgedPages } from '#tests/relevance/judged-queries.ts';
import {
  plain,
  readJudgedQueries,
  relevanceOf,
  type JudgedListing,
  type Relevance,
} from '#tests/relevance/relevance.ts';

/** What the search reached when it was last improved. These may only rise. */
const reached = { mrr: 0.965, ndcg: 0.951, mrrOfPages: 1 };

const origin = inject('origin');

test('R-3.04 judged searches find what their visitors mean, best first', { timeout: 240_000 }, async () => {
  const listings = await listJudged();
  const judged = readJudgedQueries(judgedListings);
  const grades = (grade: (listing: JudgedListing) => number) => [...listings.values()].map(grade);
  const meaningless = judged.filter(({ grade }) => Math.max(...grades(grade)) < 3).map(({ q }) => q);
  expect(meaningless, 'searches that mean nothing in the demo data').toEqual([]);
  const results: (JudgedResult & Relevance)[] = [];
  for (const { lang, q, grade } of judged) {
    const answer = await fetch(`${origin}/api/catalog/listings?lang=${lang}&q=${encodeURIComponent(q)}`);
    const page = (await answer.json()) as ListingPage;
    const found = page.listings.map(({ id }) => grade(listings.get(id)!));
    results.push({ lang, q, corrected: page.corrected_query, found, ...relevanceOf(found, grades(grade)) });
  }
  const mean = (of: (each: Relevance) => number) => results.reduce((sum, each) => sum + of(each), 0) / results.length;
  const mrr = mean(({ reciprocalRank }) => reciprocalRank);
  const ndcg = mean((each) => each.ndcg);
  const worst = results.sort((a, b) => a.ndcg - b.ndcg).slice(0, Number(process.env.WORST_SEARCHES ?? 0));
  for (const { lang, q, corrected, found, ndcg } of worst)
    process.stdout.write(`${ndcg.toFixed(2)} ${lang} ${q} → ${corrected ?? ''} ${found.slice(0, 10).join('')}\n`);
  process.stdout.write(`${results.length} judged searches: MRR ${mrr.toFixed(4)}, nDCG@10 ${ndcg.toFixed(4)}\n`);
  expect(judged.length).toBeGreaterThanOrEqual(200);
  expect(mrr).toBeGreaterThanOrEqual(reached.mrr);
  expect(ndcg).toBeGreaterThanOrEqual(reached.ndcg);
});

test('R-3.04 judged searches find help pages and blog posts', async () => {
  const results: { q: string; titles: string[]; reciprocalRank: number }[] = [];
  for (const line of judgedPages.trim().split('\n')) {
    const [lang, q, meant] = line.split(' | ');
    const answer = await fetch(`${origin}/api/catalog/pages?lang=${lang}&q=${encodeURIComponent(q!)}`);
    const titles = ((await answer.json()) as FoundPage[]).map(({ title }) => title);
    const at = titles.indexOf(meant!);
    results.push({ q: q!, titles, reciprocalRank: at < 0 ? 0 : 1 / (at + 1) });
  }
  const mrr = results.reduce((sum, { reciprocalRank }) => sum + reciprocalRank, 0) / results.length;
  process.stdout.write(`${results.length} judged searches for pages: MRR ${mrr.toFixed(4)}\n`);
  expect(
    mrr,
    JSON.stringify(
      results.filter(({ reciprocalRank }) => reciprocalRank < 1),
      null,
      1,
    ),
  ).toBeGreaterThanOrEqual(reached.mrrOfPages);
});

async function listJudged(): Promise<Map<number, JudgedListing>> {
  const rows = (await query(
    inject('productDatabase'),
    `
    select l.id, string_agg(t.name, ' ') as names, b.name as brand, l.kind, l.offer_type, l.is_in_stock, l.price_base,
      case when p.unit = 'ml' then p.amount end as millilitres,
      (select string_agg(c.name, '>' order by array_position(own.path, c.category_id))
        from category_text c where c.category_id = any (own.path) and c.locale = 'cs') as category
    from listing l
    join listing_text t on t.listing_id = l.id
    join category own on own.id = l.category_id
    left join brand b on b.id = l.brand_id
    left join package p on p.id = l.package_id
    where l.visibility = 'listed'
    group by l.id, b.name, p.unit, p.amount, own.path`,
  )) as unknown as Stored[];
  return new Map(
    rows.map((row) => [
      Number(row.id),
      {
        id: Number(row.id),
        brand: row.brand,
        category: row.category,
        names: plain(row.names),
        isSupply: row.offer_type === 'supply',
        isInStock: row.kind === 'product' ? row.is_in_stock : null,
        price: row.price_base === null ? null : Number(row.price_base) / 100,
        millilitres: row.millilitres === null ? null : Number(row.millilitres),
      },
    ]),
  );
}

interface JudgedResult {
  readonly lang: string;
  readonly q: string;
  readonly corrected: string | null;
  readonly found: readonly number[];
}

interface Stored {
  readonly id: string;
  readonly names: string;
  readonly brand: string | null;
  readonly category: string;
  readonly millilitres: string | null;
  readonly kind: string;
  readonly offer_type: string;
  readonly is_in_stock: boolean;
  readonly price_base: string | null;
}
