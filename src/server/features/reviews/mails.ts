import { msg, plural } from '@lingui/core/macro';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { queueAccountMail, webAddress, type Addressee } from '#server/features/accounts/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { MailBlock } from '#server/platform/mail/index.ts';

type Sending = Pick<Context, 'config'>;

/** To the reviewed user whenever the review is published: not when it changes in public. */
export function queueReviewReceived(
  context: Sending,
  tx: Tx,
  to: Addressee,
  { id, at, stars, text, reviewer }: { id: number; at: Date; stars: number; text: string; reviewer: string },
): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'review.received',
    topic: { name: 'reviews', sending: context },
    isNotice: true,
    dedupeKey: `review.received:${id}:${at.getTime()}`,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Uživatel ${{ reviewer }} vás ohodnotil`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Máte nové hodnocení`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Uživatel ${{ reviewer }} vám dal ${plural(stars, { one: '# hvězdičku', few: '# hvězdičky', other: '# hvězdiček' })} a napsal:`,
          ),
        },
        { kind: 'paragraph', text },
        { kind: 'paragraph', text: i18n._(msg`Na svém profilu můžete veřejně odpovědět.`) },
        profileButton(context, locale, to.id, i18n._(msg`Zobrazit hodnocení`)),
      ],
    }),
  });
}

/** To the reviewer. */
export function queueReviewHidden(
  tx: Tx,
  to: Addressee,
  { id, at, reason, account }: { id: number; at: Date; reason: string; account: string },
): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'review.hidden',
    isNotice: true,
    dedupeKey: `review.hidden:${id}:${at.getTime()}`,
    content: (i18n) => ({
      subject: i18n._(msg`Vaše hodnocení jsme skryli`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Hodnocení je skryté`) },
        {
          kind: 'paragraph',
          text: i18n._(msg`Správce skryl vaše hodnocení uživatele ${{ account }} z tohoto důvodu:`),
        },
        { kind: 'paragraph', text: reason },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Návštěvníci ho teď nevidí a do průměru se nepočítá. Můžete ho upravit; znovu ho může zobrazit jen správce.`,
          ),
        },
        {
          kind: 'note',
          text: i18n._(msg`Pokud s tím nesouhlasíte, napište prosím naší podpoře. Kontakt najdete v patičce portálu.`),
        },
      ],
    }),
  });
}

/** To the reviewer. */
export function queueReviewShown(
  context: Sending,
  tx: Tx,
  to: Addressee,
  { id, at, account }: { id: number; at: Date; account: Addressee },
): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'review.shown',
    isNotice: true,
    dedupeKey: `review.shown:${id}:${at.getTime()}`,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Vaše hodnocení už není skryté`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Hodnocení už není skryté`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Správce znovu zobrazil vaše hodnocení uživatele ${{ account: account.username }}. Návštěvníci ho vidí a do průměru se opět počítá.`,
          ),
        },
        profileButton(context, locale, account.id, i18n._(msg`Zobrazit hodnocení`)),
      ],
    }),
  });
}

function profileButton(context: Sending, locale: Locale, id: number, text: string): MailBlock {
  return { kind: 'button', text, url: webAddress(context, `${routePath('user', locale, { id })}#reviews`) };
}
