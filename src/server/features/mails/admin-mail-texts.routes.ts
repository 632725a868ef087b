import type { FastifyInstance } from 'fastify';
import { notFound } from '#shared/errors.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import type { MailText } from '#shared/mails/changed-text.ts';
import { textMailKinds, type TextMailKind } from '#shared/mails/kinds.ts';
import { adminMailTextsContract, type AdminMailText, type MailTexts } from '#shared/mails/text-contract.ts';
import { mailVariables, sampleOf } from '#shared/mails/variables.ts';
import type { Context } from '#server/context.ts';
import { findAccount } from '#server/features/accounts/index.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { versionOf, withCurrent } from '#server/platform/db/row-version.ts';
import { queueMail } from '#server/platform/mail/index.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import {
  findRevisions,
  listRevisions,
  presentRevision,
  presentRevisionRow,
  revisionsPerList,
  saverOf,
} from '#server/features/revisions/index.ts';
import { changeMailTexts, restoreMailTexts } from './change-mail-texts.ts';
import { findStoredMailText, inOrder, listChangedTexts } from './mail-text.queries.ts';
import { composeSample } from './sample-mail.ts';

const testMails = { max: 20, windowSeconds: 3600 };

export function mountAdminMailTexts(app: FastifyInstance, context: Context): void {
  const { db, now } = context;
  const get = async (kind: TextMailKind): Promise<AdminMailText> => {
    const stored = await findStoredMailText(db, kind);
    const texts = stored?.texts ?? inOrder({});
    return {
      kind,
      variables: mailVariables[kind].map((name) => ({ name, sample: sampleOf(name) })),
      texts,
      updated_at: stored?.updated_at.toISOString() ?? null,
      version: versionOf(texts),
    };
  };
  const changed = async (kind: TextMailKind, change: () => Promise<void>): Promise<AdminMailText> => {
    await withCurrent(() => get(kind), change);
    return get(kind);
  };
  mountCalls(app, 'adminMailTexts', adminMailTextsContract, {
    list: async () => {
      const rows = await listChangedTexts(db);
      return textMailKinds.map((kind) => {
        const row = rows.find((each) => each.kind === kind);
        return {
          kind,
          languages: row ? languagesOf(inOrder(row.texts as Partial<MailTexts>)) : [],
          updated_at: row?.updated_at.toISOString() ?? null,
          saved_by: row ? saverOf(row) : null,
        };
      });
    },
    get: ({ params: { kind } }) => get(kind),
    change: ({ params: { kind }, body }, { caller }) =>
      changed(kind, () => changeMailTexts(context, caller.accountId, kind, body)),
    preview: async ({ params: { kind }, body: { lang, ...text } }) => composeSample(kind, lang, text),
    test: ({ params: { kind }, body: { lang, ...text } }, { caller }) =>
      sendTest(context, caller.accountId, { kind, locale: lang, text }),
    revisions: async ({ params: { kind }, query: { page } }) => {
      const stored = await findStoredMailText(db, kind);
      const found = stored ? await listRevisions(db, 'mail_text', stored.id, page) : [];
      const { rows, has_more } = adminPage(found, page, revisionsPerList);
      return { revisions: rows.map(presentRevisionRow), page, has_more };
    },
    revision: async ({ params: { kind, revision } }) => {
      const stored = await findStoredMailText(db, kind);
      const [found, previous] = stored ? await findRevisions<MailTexts>(db, 'mail_text', stored.id, revision) : [];
      if (!found) throw notFound();
      return { revision: presentRevision(found), previous: previous ? presentRevision(previous) : null };
    },
    restore: ({ params: { kind }, body }, { caller }) =>
      changed(kind, () => restoreMailTexts(context, caller.accountId, kind, body)),
  });

  async function sendTest(
    { db: database }: Context,
    accountId: number,
    { kind, locale, text }: { readonly kind: TextMailKind; readonly locale: Locale; readonly text: MailText },
  ): Promise<{ address: string }> {
    const composed = composeSample(kind, locale, text);
    await countAgainstLimit(database, `mail-test:account:${accountId}`, testMails, now());
    return database.transaction().execute(async (tx) => {
      const account = await findAccount(tx, accountId);
      if (!account?.email) throw notFound();
      await queueMail(tx, { ...composed, kind, locale, to: { address: account.email }, accountId });
      return { address: account.email };
    });
  }
}

function languagesOf(texts: MailTexts): Locale[] {
  return locales.filter((locale) => texts[locale].subject !== '' || texts[locale].intro !== '');
}
