import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';
import { runNamed, type Reader } from '#server/platform/db/named-statement.ts';
import { rememberEach } from './remember-each.ts';

/** An indexed word with a typed prefix. */
export interface WordBeginning {
  typed: string;
  word: string;
  /** Listings with the word in their name, brand or category. */
  head: number;
  /** Listings with the word anywhere. */
  doc: number;
}

/** The newest unfolded changes. Every search reads them, and a bulk import leaves thousands for a minute. */
export const unfoldedRead = 500;

/**
 * Lists the indexed words with these prefixes, the commonest first and at most so many for each, including those of the latest
 * changes that are not folded into the dictionary yet.
 */
export async function listWordBeginnings(
  reader: Reader,
  words: readonly string[],
  atMost: number,
): Promise<WordBeginning[]> {
  if (words.length === 0) return [];
  return runNamed(
    reader,
    'catalog.word_beginnings',
    sql<WordBeginning>`
    with unfolded as materialized (
      select head, doc, listings from search_word_delta order by id desc limit ${unfoldedRead}::bigint)
    select typed.word as typed, known.word, known.head, known.doc
    from unnest(${[...words]}::text[]) typed (word)
    cross join lateral (
      select word, sum(head)::int as head, sum(doc)::int as doc
      from (
        select w.word, w.head_listings as head, w.doc_listings as doc from search_word w
        where w.word >= typed.word and w.word < typed.word || chr(1114111)
        union all
        select lexeme collate "C", d.listings, 0 from unfolded d, unnest(d.head)
        where d.head @@ ('''' || typed.word || ''':*')::tsquery and starts_with(lexeme, typed.word)
        union all
        select lexeme collate "C", 0, d.listings from unfolded d, unnest(d.doc)
        where d.doc @@ ('''' || typed.word || ''':*')::tsquery and starts_with(lexeme, typed.word)) each_word
      group by word having sum(doc) > 0
      order by sum(head) * 20 + sum(doc) desc, word
      limit ${atMost}::bigint) known`,
  );
}

export interface SimilarWord {
  word: string;
  head: number;
  doc: number;
}

/** A word that resembles a misspelt one. */
export interface AlikeWord extends SimilarWord {
  /** Whether it sounds like the misspelt word, whatever its letters. */
  sounds_alike: boolean;
}

/**
 * Lists words that share many trigrams with a misspelt one, or sound like it, in no order. Up to a minute old: a word that
 * has just come in is not meant by somebody who misspells another.
 * @param spellings words to look up in addition: short words share too few trigrams
 */
export const listAlikeWords = rememberEach(readAlikeWords, {
  keyOf: (word) => word,
  sizeOf: ({ length }: readonly AlikeWord[]) => length,
  most: 20_000,
});

async function readAlikeWords(reader: Reader, word: string, spellings: readonly string[]): Promise<AlikeWord[]> {
  return runNamed(
    reader,
    'catalog.alike_words',
    sql<AlikeWord>`
    select word, head_listings as head, doc_listings as doc, sounds_like(word) = sounds_like(${word}::text) as sounds_alike
    from search_word
    where word in (
      (select word from search_word where word % ${word}::text
      order by similarity(word, ${word}::text) desc, head_listings desc, word limit 40)
      union all
      (select word from search_word where sounds_like(word) = sounds_like(${word}::text)
      order by head_listings desc, word limit 10)
      union all
      select unnest(${[...spellings]}::text[]))`,
  );
}

/** All groups of synonyms. */
export async function listSynonyms({ db }: Reader): Promise<{ group_id: number; word: string }[]> {
  return db.selectFrom('search_synonym').select(['group_id', 'word']).orderBy('group_id').execute();
}

const refreshedAtOnce = 500;

/**
 * Rebuilds the search rows of the listings of a renamed brand or category. Call it from a job: each step commits by
 * itself, so that other writers never wait for long.
 */
export async function refreshSearchWords(
  db: Queryable,
  renamed: { brandId: number } | { categoryId: number },
): Promise<void> {
  const belongs =
    'brandId' in renamed
      ? sql`brand_id = ${renamed.brandId}`
      : sql`category_id in (select id from category where path @> array[${renamed.categoryId}::bigint])`;
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number }>`
      select id from listing where visibility = 'listed' and ${belongs} and id > ${last}
      order by id limit ${refreshedAtOnce}::bigint`.execute(db);
    if (rows.length === 0) return;
    await sql`select refresh_listing_search(${rows.map(({ id }) => id)}::bigint[])`.execute(db);
    last = rows.at(-1)!.id;
  }
}
