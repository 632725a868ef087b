import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';

export interface WordFrequency {
  word: string;
  /** Listings whose name, brand or category begins a word so; an upper bound, as one listing may hold several. */
  head: number;
  doc: number;
  /** Of the whole word. */
  exact_head: number;
}

/** How common these beginnings of words are among public listings. */
export async function listWordFrequencies(db: Queryable, words: readonly string[]): Promise<WordFrequency[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<WordFrequency>`
    select typed.word,
      coalesce(sum(w.head_listings), 0)::int as head,
      coalesce(sum(w.doc_listings), 0)::int as doc,
      coalesce(sum(w.head_listings) filter (where w.word = typed.word), 0)::int as exact_head
    from unnest(${[...words]}::text[]) typed (word)
    left join search_word w on w.word >= typed.word and w.word < typed.word || chr(1114111)
    group by typed.word`.execute(db);
  return rows;
}

export interface SimilarWord {
  word: string;
  head: number;
  doc: number;
}

/** Words that share many three-letter groups with a misspelt one, most alike first. */
export async function listSimilarWords(db: Queryable, word: string): Promise<SimilarWord[]> {
  const { rows } = await sql<SimilarWord>`
    select word, head_listings as head, doc_listings as doc from search_word
    where word % ${word}
    order by similarity(word, ${word}) desc, head_listings desc, word limit 40`.execute(db);
  return rows;
}
