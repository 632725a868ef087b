import { msg, plural } from '@lingui/core/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { queueAccountMail, webAddress } from '#server/features/accounts/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { listDueSides, takeDueMail, type UnreadFacts } from './unread-mail.queries.ts';

const atOnce = 500;

/**
 * Mails those whose messages have been unread for a while, once for each conversation until it is read. Run by the worker
 * every minute; safe to repeat and to run in several workers.
 * @returns how many mails were queued
 */
export async function mailUnread(context: Pick<Context, 'config' | 'db' | 'now'>): Promise<number> {
  const { db, now } = context;
  const at = now();
  let mailed = 0;
  for (const side of await listDueSides(db, at, atOnce))
    await db.transaction().execute(async (tx) => {
      const facts = await takeDueMail(tx, side, at);
      if (!facts) return;
      await queueUnread(context, tx, facts);
      mailed += 1;
    });
  return mailed;
}

/** The mail does not quote: on the portal, links and requests for money come with a warning. */
function queueUnread(sending: Pick<Context, 'config'>, tx: Tx, facts: UnreadFacts): Promise<void> {
  const { conversation_id: id, is_opener: isOpener, unread, read_up_to: readUpTo, kind, subject, partner } = facts;
  return queueAccountMail(tx, facts, {
    kind: 'message.unread',
    topic: { name: 'messages', sending },
    dedupeKey: `message.unread:${id}:${isOpener ? 'opener' : 'partner'}:${readUpTo}`,
    content: (i18n, locale) => ({
      subject:
        partner === null
          ? i18n._(msg`Nová zpráva od obchodu Karafa`)
          : i18n._(msg`Nová zpráva od uživatele ${{ partner }}`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Máte novou zprávu`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`${plural({ unread }, { one: 'Čeká na vás # nepřečtená zpráva.', few: 'Čekají na vás # nepřečtené zprávy.', other: 'Čeká na vás # nepřečtených zpráv.' })}`,
          ),
        },
        {
          kind: 'facts',
          facts: [
            { label: i18n._(msg`Od`), value: partner ?? i18n._(msg`Obchod Karafa`) },
            ...(subject === ''
              ? []
              : [
                  {
                    label: kind === 'order' ? i18n._(msg`Objednávka`) : i18n._(msg`Nabídka`),
                    value: subject,
                  },
                ]),
          ],
        },
        {
          kind: 'button',
          text: i18n._(msg`Přečíst a odpovědět`),
          url: webAddress(sending, routePath('account-conversation', locale, { id })),
        },
      ],
    }),
  });
}
