import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { formatMinor } from '#shared/money/money.ts';
import { confirmationDays, namedListings } from '#shared/watchdogs/limits.ts';
import type { Context } from '#server/context.ts';
import { queueAccountMail, webAddress, type Addressee } from '#server/features/accounts/index.ts';
import type { WatchedNames } from '#server/features/catalog/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { composeMail, queueMail, writeMail, type MailBlock, type MailContent } from '#server/platform/mail/index.ts';
import type { DueWatchdog, FoundListing } from './digest/digest.queries.ts';
import { listPathOf } from './list-path.ts';

type Sending = Pick<Context, 'config'>;

/** To a guest: the link that starts a watchdog. */
export async function queueConfirmWatchdog(
  context: Sending,
  tx: Tx,
  { email, locale, name, token }: { email: string; locale: Locale; name: string; token: string },
): Promise<void> {
  const i18n = serverI18n(locale);
  await queueMail(tx, {
    ...composeMail(
      i18n,
      locale,
      await writeMail(tx, { kind: 'watchdog.confirm', locale }, (own) => ({
        subject: own._(msg`Potvrďte hlídání: ${{ name }}`),
        blocks: [
          { kind: 'heading', text: own._(msg`Potvrďte prosím hlídání`) },
          {
            kind: 'paragraph',
            text: own._(
              msg`Někdo, pravděpodobně vy, chce vědět, až bude zboží ${{ name }} znovu skladem. Potvrďte prosím, že e-mail je váš.`,
            ),
          },
          { kind: 'button', text: own._(msg`Potvrdit hlídání`), url: linkOf(context, locale, token) },
          {
            kind: 'note',
            text: own._(
              msg`Odkaz platí ${plural({ days: confirmationDays }, { one: '# den', few: '# dny', other: '# dní' })}. Pokud jste o hlídání nežádali, nemusíte nic dělat: bez potvrzení nic nepošleme.`,
            ),
          },
        ],
      })),
    ),
    kind: 'watchdog.confirm',
    isSecret: true,
    to: { address: email },
    locale,
  });
}

export interface Digest {
  readonly parts: readonly { readonly watchdog: DueWatchdog; readonly listings: readonly FoundListing[] }[];
  readonly categories: WatchedNames['categories'];
  readonly at: Date;
}

/** One mail about all that a person's due watchdogs have found; to an account also as a notice. */
export async function queueFound(
  context: Sending,
  tx: Tx,
  to: { readonly account: Addressee } | { readonly email: string; readonly locale: Locale },
  digest: Digest,
): Promise<void> {
  const ids = digest.parts.map(({ watchdog }) => watchdog.id);
  const dedupeKey = `watchdog.found:${digest.at.getTime()}:${Math.min(...ids)}`;
  if ('account' in to)
    return queueAccountMail(tx, to.account, {
      kind: 'watchdog.found',
      topic: { name: 'watchdogs', sending: context },
      isNotice: true,
      dedupeKey,
      content: (i18n, locale) => contentOf(context, i18n, locale, digest),
    });
  const i18n = serverI18n(to.locale);
  const { token } = digest.parts[0]!.watchdog;
  await queueMail(tx, {
    ...composeMail(i18n, to.locale, {
      ...(await writeMail(tx, { kind: 'watchdog.found', locale: to.locale }, (own) =>
        contentOf(context, own, to.locale, digest),
      )),
      reason: i18n._(msg`Tento e-mail jste dostali, protože jste si na portálu Karafa nechali hlídat zboží.`),
    }),
    kind: 'watchdog.found',
    dedupeKey,
    unsubscribeUrl: webAddress(context, `/api/watchdogs/${token}/unsubscribe`),
    to: { address: to.email },
    locale: to.locale,
  });
}

function contentOf(context: Sending, i18n: I18n, locale: Locale, { parts, categories }: Digest): MailContent {
  const count = new Set(parts.flatMap(({ listings }) => listings.map(({ id }) => id))).size;
  const [first] = parts;
  const name = first!.listings[0]!.name;
  const isStock = parts.length === 1 && first!.watchdog.kind === 'stock';
  return {
    subject: isStock
      ? i18n._(msg`Znovu skladem: ${{ name }}`)
      : i18n._(
          msg`${plural({ count }, { one: 'Hlídací pes našel # nabídku', few: 'Hlídací pes našel # nabídky', other: 'Hlídací pes našel # nabídek' })}`,
        ),
    blocks: [
      {
        kind: 'heading',
        text: isStock ? i18n._(msg`Zboží je znovu skladem`) : i18n._(msg`Co našli vaši hlídací psi`),
      },
      ...parts.flatMap(({ watchdog, listings }) =>
        watchdog.kind === 'stock'
          ? stockBlocks(context, i18n, locale, { watchdog, listing: listings[0]! })
          : searchBlocks(context, i18n, locale, { watchdog, listings, categories }),
      ),
    ],
  };
}

function stockBlocks(
  context: Sending,
  i18n: I18n,
  locale: Locale,
  { watchdog, listing }: { watchdog: DueWatchdog; listing: FoundListing },
): MailBlock[] {
  const { id, name, slug, category_slug: category } = listing;
  return [
    {
      kind: 'paragraph',
      text: i18n._(
        msg`${{ name }} je znovu skladem. Tím hlídání skončilo; na stránce zboží ho můžete kdykoli zapnout.`,
      ),
    },
    {
      kind: 'button',
      text: i18n._(msg`Zobrazit zboží`),
      url: webAddress(context, routePath('listing', locale, { id, category, listing: slug })),
    },
    endNote(context, i18n, locale, watchdog),
  ];
}

function searchBlocks(
  context: Sending,
  i18n: I18n,
  locale: Locale,
  {
    watchdog,
    listings,
    categories,
  }: { watchdog: DueWatchdog; listings: readonly FoundListing[]; categories: Digest['categories'] },
): MailBlock[] {
  const { name, query } = watchdog;
  const further = listings.length - namedListings;
  const slug = query?.category === undefined ? undefined : categories.get(query.category)?.slug;
  return [
    { kind: 'paragraph', text: i18n._(msg`${{ name }}:`) },
    {
      kind: 'list',
      items: [
        ...listings.slice(0, namedListings).map((listing) => lineOf(listing)),
        ...(further > 0
          ? [i18n._(msg`${plural({ further }, { one: 'a # další', few: 'a # další', other: 'a # dalších' })}`)]
          : []),
      ],
    },
    {
      kind: 'button',
      text: i18n._(msg`Zobrazit nabídky`),
      url: webAddress(context, listPathOf(query!, locale, slug)),
    },
    endNote(context, i18n, locale, watchdog),
  ];
}

/** Goods that may not be advertised are named without their price: the mail is a message, not an offer. */
function lineOf({ name, price_minor: price, currency, may_be_advertised: mayBeAdvertised }: FoundListing): string {
  return price === null || !mayBeAdvertised ? name : `${name} – ${formatMinor(price, currency)}`;
}

function endNote(context: Sending, i18n: I18n, locale: Locale, { token }: DueWatchdog): MailBlock {
  return { kind: 'note', text: i18n._(msg`Ukončit toto hlídání: ${{ address: linkOf(context, locale, token) }}`) };
}

function linkOf(context: Sending, locale: Locale, token: string): string {
  return webAddress(context, routePath('watchdog', locale, { token }));
}
