import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { advertDays } from '#shared/adverts/limits.ts';
import { formatDate, lastDayBefore } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { queueAccountMail, webAddress, type Addressee } from '#server/features/accounts/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { MailBlock } from '#server/platform/mail/index.ts';
import type { AdvertAuthor } from './approval/decision.queries.ts';

/** The part of the context that mails need. Each mail's dedupe key names the decision, so it is queued once. */
type Sending = Pick<Context, 'config'>;

export function queueAdvertApproved(context: Sending, tx: Tx, to: AdvertAuthor, id: number, at: Date): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'advert.approved',
    isNotice: true,
    dedupeKey: `advert.approved:${id}:${at.getTime()}`,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Váš inzerát je zveřejněný`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Inzerát je zveřejněn`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Správce schválil váš inzerát „${{ advert: to.advert }}“. Najdou ho teď všichni návštěvníci.`,
          ),
        },
        advertButton(context, i18n, locale, to, id),
      ],
    }),
  });
}

export function queueAdvertRejected(
  context: Sending,
  tx: Tx,
  to: AdvertAuthor,
  id: number,
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'advert.rejected',
    isNotice: true,
    dedupeKey: `advert.rejected:${id}:${at.getTime()}`,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Váš inzerát jsme nemohli zveřejnit`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Inzerát nebyl schválen`) },
        {
          kind: 'paragraph',
          text: i18n._(msg`Správce zamítl váš inzerát „${{ advert: to.advert }}“ z tohoto důvodu:`),
        },
        { kind: 'paragraph', text: reason },
        { kind: 'paragraph', text: i18n._(msg`Inzerát můžete upravit a poslat znovu.`) },
        accountButton(context, i18n, locale),
      ],
    }),
  });
}

export function queueAdvertHidden(
  context: Sending,
  tx: Tx,
  to: AdvertAuthor,
  id: number,
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'advert.hidden',
    isNotice: true,
    dedupeKey: `advert.hidden:${id}:${at.getTime()}`,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Váš inzerát jsme skryli`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Inzerát je skrytý`) },
        {
          kind: 'paragraph',
          text: i18n._(msg`Správce skryl váš inzerát „${{ advert: to.advert }}“ z tohoto důvodu:`),
        },
        { kind: 'paragraph', text: reason },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Návštěvníci ho teď nevidí. Ve svém účtu ho můžete upravit; znovu ho může zobrazit jen správce.`,
          ),
        },
        accountButton(context, i18n, locale),
      ],
    }),
  });
}

/** @param isPublic whether visitors see it: a restored advert may be paused or expired */
export function queueAdvertRestored(
  context: Sending,
  tx: Tx,
  to: AdvertAuthor,
  id: number,
  { at, isPublic }: { at: Date; isPublic: boolean },
): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'advert.restored',
    isNotice: true,
    dedupeKey: `advert.restored:${id}:${at.getTime()}`,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Váš inzerát už není skrytý`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Inzerát už není skrytý`) },
        {
          kind: 'paragraph',
          text: isPublic
            ? i18n._(msg`Správce obnovil váš inzerát „${{ advert: to.advert }}“. Návštěvníci ho znovu vidí.`)
            : i18n._(
                msg`Správce obnovil váš inzerát „${{ advert: to.advert }}“. Zveřejněn teď není; najdete ho ve svém účtu.`,
              ),
        },
        isPublic ? advertButton(context, i18n, locale, to, id) : accountButton(context, i18n, locale),
      ],
    }),
  });
}

export function queueChangeApproved(
  context: Sending,
  tx: Tx,
  to: AdvertAuthor,
  { id, revisionId, isPublic }: { id: number; revisionId: number; isPublic: boolean },
): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'advert.change_approved',
    isNotice: true,
    dedupeKey: `advert.change_approved:${revisionId}`,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Změna vašeho inzerátu je schválena`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Změna inzerátu je schválena`) },
        {
          kind: 'paragraph',
          text: isPublic
            ? i18n._(msg`Správce schválil změnu inzerátu „${{ advert: to.advert }}“. Platí od této chvíle.`)
            : i18n._(
                msg`Správce schválil změnu inzerátu „${{ advert: to.advert }}“. Inzerát teď není zveřejněn: až ho ve svém účtu znovu zveřejníte, zobrazí se v nové podobě.`,
              ),
        },
        isPublic ? advertButton(context, i18n, locale, to, id) : accountButton(context, i18n, locale),
      ],
    }),
  });
}

export function queueChangeRejected(
  context: Sending,
  tx: Tx,
  to: AdvertAuthor,
  revisionId: number,
  reason: string,
): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'advert.change_rejected',
    isNotice: true,
    dedupeKey: `advert.change_rejected:${revisionId}`,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Změnu vašeho inzerátu jsme neschválili`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Změna inzerátu nebyla schválena`) },
        {
          kind: 'paragraph',
          text: i18n._(msg`Správce zamítl změnu inzerátu „${{ advert: to.advert }}“ z tohoto důvodu:`),
        },
        { kind: 'paragraph', text: reason },
        { kind: 'paragraph', text: i18n._(msg`Dál platí původní podoba inzerátu.`) },
        accountButton(context, i18n, locale),
      ],
    }),
  });
}

export function queueAdvertExpiring(
  context: Sending,
  tx: Tx,
  to: AdvertAuthor,
  id: number,
  expiresAt: Date,
): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'advert.expiring',
    isNotice: true,
    dedupeKey: `advert.expiring:${id}:${expiresAt.getTime()}`,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Váš inzerát brzy skončí`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Inzerát brzy skončí`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Inzerát „${{ advert: to.advert }}“ je zveřejněn do ${{ date: formatDate(lastDayBefore(expiresAt), locale) }}. Potom ho můžete ve svém účtu jedním kliknutím prodloužit o dalších ${{ days: advertDays }} dní.`,
          ),
        },
        accountButton(context, i18n, locale),
      ],
    }),
  });
}

/** How many items wait, within the scopes of an administrator. */
export interface WaitingNumbers {
  readonly adverts?: number;
  readonly changes?: number;
  readonly brands?: number;
  readonly registrations?: number;
}

/** @param day e.g. 2026-11-21: each administrator gets one digest a day */
export function queueDigest(tx: Tx, to: Addressee, waiting: WaitingNumbers, day: string): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'adverts.digest',
    dedupeKey: `adverts.digest:${day}:${to.id}`,
    content: (i18n) => {
      const facts = [
        { label: i18n._(msg`Nové inzeráty`), number: waiting.adverts },
        { label: i18n._(msg`Změny inzerátů`), number: waiting.changes },
        { label: i18n._(msg`Navržené značky`), number: waiting.brands },
        { label: i18n._(msg`Registrace`), number: waiting.registrations },
      ].flatMap(({ label, number }) => (number === undefined ? [] : [{ label, value: String(number) }]));
      return {
        subject: i18n._(msg`Co dnes čeká na schválení`),
        preheader: facts.map(({ label, value }) => `${label}: ${value}`).join(', '),
        blocks: [
          { kind: 'heading', text: i18n._(msg`Čeká na schválení`) },
          { kind: 'facts', facts },
        ],
        reason: i18n._(msg`Tento e-mail dostáváte, protože jste správcem portálu Karafa.`),
      };
    },
  });
}

function advertButton(context: Sending, i18n: I18n, locale: Locale, to: AdvertAuthor, id: number): MailBlock {
  const path = routePath('listing', locale, { id, category: to.category_slug, listing: to.slug });
  return { kind: 'button', text: i18n._(msg`Zobrazit inzerát`), url: webAddress(context, path) };
}

function accountButton(context: Sending, i18n: I18n, locale: Locale): MailBlock {
  const url = webAddress(context, routePath('account', locale));
  return { kind: 'button', text: i18n._(msg`Otevřít můj účet`), url };
}
