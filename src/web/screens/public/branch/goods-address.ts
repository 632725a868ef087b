import { lastReachablePage } from '#shared/catalog/limits.ts';

export interface GoodsChoice {
  readonly q: string;
  /** Id of a root category. */
  readonly category?: number;
}

/** Parses the query; undefined for an address that can't exist. */
export function readGoodsChoice(query: URLSearchParams): (GoodsChoice & { readonly page: number }) | undefined {
  const [category, page] = [query.get('category') || undefined, query.get('page') || '1'];
  if (category !== undefined && !/^[1-9]\d{0,8}$/.test(category)) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(page) || Number(page) > lastReachablePage) return undefined;
  return {
    q: (query.get('q') ?? '').trim().slice(0, 200),
    ...(category !== undefined && { category: Number(category) }),
    page: Number(page),
  };
}

/** The query of an address, `?` included, without default values. */
export function goodsSearch({ q, category }: GoodsChoice, page = 1): string {
  const query = new URLSearchParams();
  if (q !== '') query.set('q', q);
  if (category !== undefined) query.set('category', String(category));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}
