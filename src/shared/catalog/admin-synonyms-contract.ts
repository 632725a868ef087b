import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { byLocale, plainLine, smallIdField, versionField, withRules, type FormRule } from '../contract/fields.ts';
import { locales } from '../i18n/locales.ts';
import { mostSynonyms, synonymLength, synonymPattern } from './synonym-limits.ts';

const content = { scope: 'content' } as const;
const id = z.object({ id: smallIdField });

const words = byLocale(() =>
  z
    .array(z.string().trim().toLowerCase().min(1).max(synonymLength).regex(synonymPattern))
    .max(mostSynonyms)
    .transform((typed) => [...new Set(typed)]),
);

const rules: readonly FormRule[] = [
  {
    field: `words.${locales[0]}`,
    error: 'synonyms_missing',
    isMet: ({ words: typed }) => countWords(typed) !== 1 && countWords(typed) !== 0,
  },
];

const group = z.object({ words });
const added = withRules(group, rules);
const changed = withRules(group.extend({ version: versionField }), rules);

export const synonymGroup = z
  .object({ id: z.int(), words: byLocale(() => z.array(z.string())), version: versionField })
  .meta({ id: 'SynonymGroup' });
export type SynonymGroup = z.infer<typeof synonymGroup>;

export const synonymTrial = z
  .object({
    words: z.array(z.object({ word: z.string(), synonyms: z.array(z.string()) })),
    corrected: z.string().nullable().describe('The corrected query, if it seems misspelt'),
  })
  .meta({ id: 'SynonymTrial' });
export type SynonymTrial = z.infer<typeof synonymTrial>;

/** Words of searches that mean the same. Every process knows changes within two seconds. */
export const adminSynonymsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/synonyms',
    summary: 'Groups of words that mean the same in searches',
    access: content,
    query: z.object({ q: plainLine({ min: 0, max: 60 }).default('').describe('A part of a word') }),
    response: z.array(synonymGroup),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/synonyms',
    summary: 'Adds a group of synonyms',
    access: content,
    body: added,
    response: synonymGroup,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/synonyms/{id}',
    summary: 'Changes a group of synonyms',
    access: content,
    params: id,
    body: changed,
    response: synonymGroup,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/admin/synonyms/{id}',
    summary: 'Deletes a group of synonyms',
    access: content,
    params: id,
    response: z.object({}),
  }),
  try: endpoint({
    method: 'GET',
    path: '/api/admin/synonyms/trial',
    summary: 'What a search makes of a query',
    access: content,
    query: z.object({ q: plainLine({ min: 1, max: 100 }) }),
    response: synonymTrial,
  }),
};

function countWords(typed: unknown): number {
  if (typeof typed !== 'object' || typed === null) return Number.NaN;
  return new Set(Object.values(typed).flat()).size;
}
