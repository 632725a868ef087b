import type pg from 'pg';
import { assortments, nameWords, vocabulary, type Assortment } from './large-set-words.ts';
import type { Random } from './random.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';

const slots = 20_000;
export const phrases = 60_000;
const vocabularySize = 14_000;

/** Pieces of descriptions, with the words they are found by. Words are drawn so that the r-th commonest comes 1/r as often as the first (Zipf). */
export async function addPhrases(client: pg.ClientBase, random: Random): Promise<void> {
  const words = vocabulary(random, vocabularySize);
  const draw = () => words[Math.floor(Math.exp(random.next() * Math.log(words.length)))] ?? words[0]!;
  const texts = Array.from({ length: phrases }, () => {
    const text = Array.from({ length: random.int(7, 10) }, draw).join(' ');
    return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
  });
  await client.query(
    `create temp table set_phrase on commit drop as
     select n::int as n, text, search_vector(text) as words from unnest($1::text[]) with ordinality x (text, n)`,
    [texts],
  );
}

interface Slot {
  category: number;
  brand: number | null;
  package: number | null;
  name: string;
  slug: string;
  from: number;
  to: number;
  abv_from: number | undefined;
  abv_to: number | undefined;
  origin: string | undefined;
}

/**
 * Kinds of goods: a category with a brand, a line, a package and a price range. Some are far commoner than others. What
 * all listings of a kind have in common is worked out here, once for hundreds of them.
 */
export async function addSlots(client: pg.ClientBase, random: Random): Promise<void> {
  const { rows: categories } = await client.query<{ id: string; under: string[]; is_leaf: boolean }>(
    `select c.id, array(select name from category_text where category_id = any (c.path) and locale = 'cs') as under,
       not exists (select from category child where child.parent_id = c.id) as is_leaf
     from category c order by c.id`,
  );
  const brands = await idsByName(client, 'select id, name from brand');
  const { rows: origins } = await client.query<{ name: string; origin: string }>(
    `select b.name, mode() within group (order by l.origin_code) as origin
     from brand b join listing l on l.brand_id = b.id where l.origin_code is not null group by b.name`,
  );
  const originOf = new Map(origins.map(({ name, origin }) => [name, origin]));
  const packages = await idsByName(client, `select id, unit || ':' || amount as name from package where count = 1`);
  const rows = assortments.flatMap((assortment) => {
    const places = categories.filter(({ under, is_leaf }) => is_leaf && under.includes(assortment.under));
    if (places.length === 0) return [];
    return Array.from({ length: Math.round((slots * assortment.share) / 100) }, () =>
      slotOf(
        assortment,
        places.map(({ id }) => Number(id)),
        { brands, packages, origins: originOf, random },
      ),
    );
  });
  if (rows.length === 0) throw new Error('There are no categories: load the demo data first.');
  await client.query(
    `create temp table set_slot on commit drop as
     select x.*, cat.may_be_discounted, case
         when cat.unit_price_unit = 'litre' and p.unit = 'ml' then p.amount * p.count / 1000.0
         when cat.unit_price_unit = 'piece' and p.unit = 'piece' then p.amount * p.count
         when cat.unit_price_unit = '100g' and p.unit = 'g' then p.amount * p.count / 100.0 end as units,
       (regexp_match(x.name, ' (3|5|7|8|10|12|15|18|21|25|30)( |$)'))[1]::int as age_years,
       x.name ~ 'Ryzlink|Veltl|Frankovka|Pálava|Sauvignon' as is_wine,
       search_vector(x.name) || coalesce(b.words, '') || coalesce(of_category.words, '') as words
     from rows from (jsonb_to_recordset($1) as (category bigint, brand int, package int, name text, slug text,
       "from" int, "to" int, abv_from float8, abv_to float8, origin text)) with ordinality
       as x (category, brand, package, name, slug, "from", "to", abv_from, abv_to, origin, n)
     join category cat on cat.id = x.category
     left join brand b on b.id = x.brand and b.is_approved
     left join package p on p.id = x.package
     left join (
       select c.id, tsvector_join(t.words) as words from category c join category_text t on t.category_id = any (c.path)
       group by c.id) of_category on of_category.id = x.category`,
    [JSON.stringify(rows)],
  );
}

function slotOf(
  assortment: Assortment,
  places: readonly number[],
  known: {
    brands: Map<string, number>;
    packages: Map<string, number>;
    origins: Map<string, string>;
    random: Random;
  },
): Slot {
  const { random } = known;
  const brand = skewed(random, assortment.brands);
  const line = random.pick(assortment.lines);
  const extra = random.chance(0.5) ? ` ${random.pick(nameWords)}` : '';
  const isDrink = assortment.packages[0]!.startsWith('ml');
  const age = isDrink && random.chance(0.35) ? ` ${random.pick([3, 5, 7, 8, 10, 12, 15, 18, 21, 25, 30])}` : '';
  const isBranded = random.chance(0.9);
  const name = `${isBranded ? `${brand} ` : ''}${line}${age}${extra}`;
  return {
    // A brand is at home in few categories: its place in the list turns where its goods begin.
    category:
      places[(assortment.brands.indexOf(brand) + Math.floor(random.next() ** 2 * places.length)) % places.length]!,
    brand: (isBranded && known.brands.get(brand)) || null,
    package: known.packages.get(skewed(random, assortment.packages)) ?? null,
    name,
    slug: localisedSlug(name, 'cs'),
    from: assortment.prices[0],
    to: assortment.prices[1],
    abv_from: assortment.abv?.[0],
    abv_to: assortment.abv?.[1],
    origin: known.origins.get(brand),
  };
}

function skewed<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random.next() ** 1.7 * values.length)]!;
}

async function idsByName(client: pg.ClientBase, select: string): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; name: string }>(select);
  return new Map(rows.map(({ id, name }) => [name, id]));
}
