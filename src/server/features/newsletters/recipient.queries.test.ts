import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#shared/i18n/locales.ts';
import { buildCategory } from '#tests/support/factories.ts';
import { useNewsletterCalls } from '#tests/support/newsletter-calls.ts';
import { countRecipients, listRecipients } from './recipient.queries.ts';

const { testing, buildTree, save, tokenIn, confirm, endLinked } = useNewsletterCalls();
let at: Awaited<ReturnType<typeof buildTree>>;
const subscribe = async (name: string, choice: number[], isConfirmed = true) => {
  await save(`${name}@karafa.example`, choice);
  const token = await tokenIn(`${name}@karafa.example`);
  if (isConfirmed) await confirm(token);
  return token;
};
beforeAll(async () => {
  at = await buildTree();
  await subscribe('alkohol', [at.alcohol]);
  await subscribe('lihoviny', [at.spirits, at.wine]);
  await subscribe('rum', [at.rum]);
  await subscribe('vino', [at.wine]);
  await subscribe('nepotvrzeny', [at.alcohol], false);
  await endLinked(await subscribe('odhlaseny', [at.alcohol]));
});
const recipients = async (categories: number[], { afterId = 0, limit = 100 } = {}) =>
  listRecipients(testing.context.db, { categories, locales: ['cs'], afterId, limit });
const namesOf = async (rows: readonly { id: number }[]) =>
  (
    await testing.context.db
      .selectFrom('subscriber')
      .where('id', 'in', [0, ...rows.map(({ id }) => id)])
      .select('email')
      .orderBy('id')
      .execute()
  ).map(({ email }) => email.replace('@karafa.example', ''));
const names = async (...categories: number[]) => namesOf(await recipients(categories));

describe('R-7.01 the recipients of an issue', () => {
  test('are confirmed subscribers who chose one of its categories or one above it, each once', async () => {
    expect(await names(at.rum)).toEqual(['alkohol', 'lihoviny', 'rum']);
    expect(await names(at.wine)).toEqual(['alkohol', 'lihoviny', 'vino']);
    expect(await names(at.alcohol)).toEqual(['alkohol']);
    expect(await names(at.rum, at.wine)).toEqual(['alkohol', 'lihoviny', 'rum', 'vino']);
    expect(await names()).toEqual([]);
  });

  test('of a category that is added later are those who chose one above it', async () => {
    const agricole = await buildCategory(testing.context.db, { name: 'Rhum agricole', parent: at.rum });
    expect(await names(agricole)).toEqual(['alkohol', 'lihoviny', 'rum']);
  });

  test('are counted by language, and languages without text have none', async () => {
    const count = (...locales: Locale[]) => countRecipients(testing.context.db, { categories: [at.rum], locales });
    expect(await count('cs', 'de')).toEqual({ cs: 3, en: 0, de: 0 });
    expect(await count('de')).toEqual({ cs: 0, en: 0, de: 0 });
  });

  test('come in batches by id', async () => {
    const [first, ...rest] = await recipients([at.rum], { limit: 2 });
    expect(rest).toHaveLength(1);
    expect(first).toMatchObject({ locale: 'cs' });
    const next = await recipients([at.rum], { afterId: rest[0]!.id, limit: 2 });
    expect(await namesOf(next)).toEqual(['rum']);
  });

  test('R-11.01 a category that must not be advertised has none', async () => {
    const { db } = testing.context;
    const forbidden = await buildCategory(db, { parent: at.alcohol, mayBeAdvertised: false });
    expect(await names(forbidden, at.tobacco)).toEqual([]);
  });
});
