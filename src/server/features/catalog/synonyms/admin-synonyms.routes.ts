import type { FastifyInstance } from 'fastify';
import { adminSynonymsContract } from '#shared/catalog/admin-synonyms-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { withVersion } from '#server/platform/db/row-version.ts';
import { correctSpelling } from '../words/correct-spelling.ts';
import { readQuery } from '../words/search-words.ts';
import { findSynonyms } from '../words/synonyms.ts';
import { addSynonyms, changeSynonyms, deleteSynonyms, sorted } from './change-synonyms.ts';
import { listGroups } from './synonym.queries.ts';

export function mountAdminSynonyms(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'adminSynonyms', adminSynonymsContract, {
    list: async ({ query }) => (await listGroups(context.db, query.q)).map((group) => withVersion(sorted(group))),
    add: ({ body }, { caller }) => addSynonyms(context, caller.accountId, body.words),
    change: ({ params, body }, { caller }) =>
      changeSynonyms(context, caller.accountId, { id: params.id, words: body.words, version: body.version }),
    delete: async ({ params }, { caller }) => {
      await deleteSynonyms(context, caller.accountId, params.id);
      return {};
    },
    try: async ({ query }) => {
      const { words } = readQuery(query.q);
      const [synonyms, { corrected }] = await Promise.all([
        findSynonyms(context, words),
        correctSpelling(context, words, { atMost: 1, isTyping: false }),
      ]);
      return { words: words.map((word) => ({ word, synonyms: [...(synonyms.get(word) ?? [])] })), corrected };
    },
  });
}
