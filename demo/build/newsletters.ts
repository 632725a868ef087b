import { defaultLocale, locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { Calendar } from '../calendar.ts';
import { clicksByDay, issues } from '../data/newsletters.ts';
import type { Row, Rows } from '../rows.ts';
import { withAllBelow } from './subscribers.ts';

/** Issues of the newsletter. The copies of the one that was sent belong to those who had subscribed by then. */
export function buildNewsletters(calendar: Calendar, rows: Rows, subscribers: Rows): Rows {
  const built: Rows = {
    newsletter_issue: [],
    newsletter_issue_category: [],
    newsletter_issue_picture: [],
    newsletter_copy: [],
    newsletter_link: [],
    newsletter_link_day: [],
  };
  issues.forEach((issue, index) => {
    const id = index + 1;
    const categories = withAllBelow(rows, issue.categories);
    const picture = rows.picture!.find(({ drawing }) => {
      const { subject, name } = drawing as { subject: string; name: string };
      return subject === 'blog_scene' && name === issue.picture;
    });
    if (!picture) throw new Error(`The demo has no picture ${issue.picture}.`);
    const goods = rows
      .listing!.filter(({ category_id: category, kind }) => kind === 'product' && categories.includes(category))
      .slice(0, 4);
    const written = locales.filter((locale) => issue.subject[locale] !== '');
    const linkTo = (locale: Locale) => (written.includes(locale) ? categoryPath(rows, categories[0], locale) : '');
    const content = {
      subjects: mapLocales((locale) => issue.subject[locale]),
      preheaders: mapLocales((locale) => issue.preheader[locale]),
      blocks: [
        {
          id: 'picture',
          kind: 'picture',
          picture: picture.key,
          alts: mapLocales((locale) => issue.alt[locale]),
          links: mapLocales(() => ''),
        },
        { id: 'text', kind: 'text', texts: mapLocales((locale) => issue.body[locale]) },
        { id: 'listings', kind: 'listings', listings: goods.map((listing) => listing.id) },
        {
          id: 'button',
          kind: 'button',
          texts: mapLocales((locale) => issue.button[locale]),
          links: mapLocales(linkTo),
        },
      ],
    };
    const sentAt = issue.state === 'sent' ? issue.daysAgo : undefined;
    const recipients = sentAt === undefined ? [] : recipientsOf(calendar, subscribers, { categories, sentAt, written });
    const writtenAt = calendar.daysAgo(Math.max(issue.daysAgo, 0) + 1);
    built.newsletter_issue!.push({
      id,
      state: issue.state,
      content,
      created_at: writtenAt,
      changed_at: writtenAt,
      scheduled_at: issue.state === 'scheduled' ? calendar.daysAgo(issue.daysAgo) : null,
      started_at: sentAt === undefined ? null : calendar.daysAgo(sentAt),
      ended_at: sentAt === undefined ? null : calendar.daysAgo(sentAt - 0.01),
      is_frozen: sentAt !== undefined,
      frozen_to: 0,
      recipients: recipients.length,
      sent: recipients.length,
      failed: 0,
      uncertain: 0,
      skipped: 0,
      kept: 0,
    });
    for (const category_id of categories) built.newsletter_issue_category!.push({ issue_id: id, category_id });
    built.newsletter_issue_picture!.push({ issue_id: id, picture_id: picture.id });
    if (sentAt === undefined) return;
    for (const subscriber of recipients)
      built.newsletter_copy!.push({
        issue_id: id,
        subscriber_id: subscriber.id,
        locale: subscriber.locale,
        state: 'sent',
        due_at: calendar.daysAgo(sentAt),
        claimed_at: calendar.daysAgo(sentAt),
        attempts: 1,
      });
    addClicks(built, calendar, {
      issue: id,
      sentAt,
      addresses: [linkTo(defaultLocale), ...goods.map((listing) => listingPath(rows, listing))],
    });
  });
  return built;
}

function addClicks(
  built: Rows,
  calendar: Calendar,
  { issue, sentAt, addresses }: { issue: number; sentAt: number; addresses: readonly string[] },
): void {
  addresses.forEach((address, place) => {
    const id = built.newsletter_link!.length + 1;
    built.newsletter_link!.push({ id, issue_id: issue, address });
    clicksByDay.forEach((clicks, day) => {
      const fewer = Math.max(clicks - place, 0);
      if (fewer > 0)
        built.newsletter_link_day!.push({
          link_id: id,
          day: calendar.daysAgo(sentAt - day).slice(0, 10),
          clicks: fewer,
        });
    });
  });
}

function recipientsOf(
  calendar: Calendar,
  { subscriber, subscriber_category: choice }: Rows,
  { categories, sentAt, written }: { categories: readonly unknown[]; sentAt: number; written: readonly Locale[] },
): Row[] {
  const chose = new Set(
    choice!.filter(({ category_id: id }) => categories.includes(id)).map(({ subscriber_id: id }) => id),
  );
  return subscriber!.filter(
    ({ id, state, state_at: since, locale }) =>
      state === 'active' &&
      chose.has(id) &&
      String(since) < calendar.daysAgo(sentAt) &&
      written.includes(locale as Locale),
  );
}

function categoryPath(rows: Rows, id: unknown, locale: Locale): string {
  const { slug } = textIn(rows.category_text!, 'category_id', id, locale);
  return routePath('category', locale, { id: Number(id), category: String(slug) });
}

function listingPath(rows: Rows, { id, category_id: category }: Row): string {
  const { slug } = textIn(rows.listing_text!, 'listing_id', id, defaultLocale);
  const { slug: categorySlug } = textIn(rows.category_text!, 'category_id', category, defaultLocale);
  return routePath('listing', defaultLocale, { id: Number(id), category: String(categorySlug), listing: String(slug) });
}

function textIn(texts: readonly Row[], key: string, id: unknown, locale: Locale): Row {
  return texts.find((row) => row[key] === id && row.locale === locale)!;
}
