import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { linkAddress } from '#shared/content/link-target.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { formatMinor } from '#shared/money/money.ts';
import type { IssueBlock } from '#shared/newsletters/issues-contract.ts';
import type { Context } from '#server/context.ts';
import { webAddress } from '#server/features/accounts/index.ts';
import { catalogIdOf, listIdsNotAdvertised } from '#server/features/content/index.ts';
import { getSettings } from '#server/features/settings/index.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { composeMail, type ComposedMail, type MailBlock, type MailCard } from '#server/platform/mail/index.ts';
import { listIssueGoods, type IssueGoods } from './goods.queries.ts';
import type { IssueContent } from './issue.queries.ts';
import { linksIn, renderMailMarkdown, type LinkUrl } from './mail-markdown.ts';

export interface IssueMail extends ComposedMail {
  /** Offers that are no longer public or must not be advertised. */
  readonly leftOut: number;
}

interface Rendering {
  readonly locale: Locale;
  /** Where the recipient changes and ends the subscription, absolute. */
  readonly preferencesUrl: string;
  /** The URL for an address of the issue: the address itself, or one that counts clicks. */
  readonly urlOf: (address: string) => string;
}

/**
 * Renders an issue as it is sent, with the prices and pictures of now. Offers that are gone or must not be advertised
 * are left out, and so are links to such goods.
 */
export async function renderIssue(
  context: Pick<Context, 'config' | 'db'>,
  { subjects, preheaders, blocks }: IssueContent,
  { locale, preferencesUrl, urlOf }: Rendering,
): Promise<IssueMail> {
  const { db } = context;
  const i18n = serverI18n(locale);
  const wanted = blocks.flatMap((block) => (block.kind === 'listings' ? block.listings : []));
  const found = (await listIssueGoods(db, wanted, locale)).filter((goods) => goods.may_be_advertised);
  const goodsById = new Map(found.map((goods) => [goods.id, goods]));
  const targets = blocks
    .flatMap((block) => addressesIn(block, locale))
    .flatMap((address) => catalogIdOf(address) ?? []);
  const forbidden = await listIdsNotAdvertised(db, targets);
  const link: LinkUrl = (address) =>
    linkAddress.test(address) && !forbidden.has(catalogIdOf(address) ?? 0) ? urlOf(address) : undefined;
  const { contacts } = await getSettings(db, locale);
  const mail = composeMail(i18n, locale, {
    subject: subjects[locale],
    preheader: preheaders[locale] || subjects[locale],
    isNewsletter: true,
    blocks: blocks.flatMap((block) => renderBlock(context, block, { i18n, locale, link, urlOf, goodsById })),
    reason: i18n._(
      msg`Tento newsletter dostáváte, protože jste o něj na portálu Karafa požádali. Je určen jen dospělým.`,
    ),
    footer: [
      { text: i18n._(msg`Odhlásit odběr nebo změnit, o čem vám píšeme`), url: preferencesUrl },
      ...(contacts ? [[contacts.company, contacts.street, `${contacts.postcode} ${contacts.city}`].join(', ')] : []),
    ],
  });
  return { ...mail, leftOut: new Set(wanted).size - goodsById.size };
}

function addressesIn(block: IssueBlock, locale: Locale): string[] {
  if (block.kind === 'listings') return [];
  return block.kind === 'text' ? linksIn(block.texts[locale]) : [block.links[locale]];
}

interface BlockRendering extends Pick<Rendering, 'locale' | 'urlOf'> {
  readonly i18n: I18n;
  readonly link: LinkUrl;
  readonly goodsById: ReadonlyMap<number, IssueGoods>;
}

/** A block without content in a language is left out of it. */
function renderBlock(
  context: Pick<Context, 'config'>,
  block: IssueBlock,
  { i18n, locale, link, urlOf, goodsById }: BlockRendering,
): MailBlock[] {
  switch (block.kind) {
    case 'text': {
      const source = block.texts[locale];
      return source === '' ? [] : [{ kind: 'rich', ...renderMailMarkdown(source, link) }];
    }
    case 'picture': {
      if (block.picture === null) return [];
      const src = webAddress(context, `/pictures/${block.picture}/960.jpg`);
      return [{ kind: 'picture', src, alt: block.alts[locale], url: link(block.links[locale]) }];
    }
    case 'button': {
      const url = link(block.links[locale]);
      const text = block.texts[locale];
      return url === undefined || text === '' ? [] : [{ kind: 'button', text, url }];
    }
    case 'listings': {
      const cards = block.listings
        .flatMap((id) => goodsById.get(id) ?? [])
        .map((goods) => cardOf(context, goods, { i18n, locale, urlOf }));
      return cards.length === 0 ? [] : [{ kind: 'cards', cards }];
    }
  }
}

function cardOf(
  context: Pick<Context, 'config'>,
  {
    id,
    kind,
    name,
    slug,
    category_slug: category,
    price_minor: price,
    original_price_minor: original,
    ...goods
  }: IssueGoods,
  { i18n, locale, urlOf }: Pick<BlockRendering, 'i18n' | 'locale' | 'urlOf'>,
): MailCard {
  const { currency, picture_key: key } = goods;
  return {
    name,
    note: kind === 'product' ? i18n._(msg`Z e-shopu`) : i18n._(msg`Inzerát`),
    price: price === null ? i18n._(msg`Cena dohodou`) : formatMinor(price, currency),
    originalPrice: original === null ? undefined : formatMinor(original, currency),
    src: key === null ? undefined : webAddress(context, `/pictures/${key}/320.jpg`),
    url: urlOf(routePath('listing', locale, { id, category, listing: slug })),
  };
}
