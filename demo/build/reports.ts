import { mapLocales } from '#shared/i18n/paths.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { assessRisk, pointsOf, rankOf } from '#server/features/reports/index.ts';
import type { Calendar } from '../calendar.ts';
import { cases, type DemoCase, type DemoReported } from '../data/reports.ts';
import { reportReasons } from '../data/report-reasons.ts';
import { hashText } from '../random.ts';
import type { Row, Rows } from '../rows.ts';
import { secret } from './secret.ts';

interface Facts {
  readonly calendar: Calendar;
  readonly verifiedId: number;
  readonly unverifiedId: number;
  readonly administratorId: number;
  /** With accounts, listings, reviews and messages. */
  readonly rows: Rows;
}

interface Subject {
  readonly kind: 'listing' | 'message' | 'review' | 'user';
  readonly id: number;
  readonly accountId: number;
  readonly snapshot: object;
  /** By the decision. */
  readonly hiddenAt?: unknown;
}

const guest = { name: 'Karel Host', email: 'karel.host@demo.karafa.example' };

/** Reported cases: waiting, decided and appealed against. */
export function buildReports(facts: Facts): Rows {
  const { calendar, administratorId } = facts;
  const rows = {
    moderation_case: [] as Row[],
    report: [] as Row[],
    moderation_decision: [] as Row[],
    moderation_appeal: [] as Row[],
  };
  for (const [index, plan] of cases.entries()) {
    const id = index + 1;
    const subject = findSubject(plan.about, facts);
    const openedAt = calendar.daysAgo(plan.daysAgo);
    const { decision } = plan;
    const decidedAt = decision ? calendar.daysAgo(plan.daysAgo - decision.daysAfter) : null;
    const risk = riskOf(plan);
    rows.moderation_case.push({
      id,
      subject_kind: subject.kind,
      subject_id: subject.id,
      account_id: subject.accountId,
      state: decision ? (decision.appeal ? 'appealed' : 'decided') : 'open',
      reason: plan.reason,
      reports: plan.reports.length,
      risk,
      points: pointsOf(risk),
      opened_at: openedAt,
      rank_at: rankOf(new Date(openedAt), pointsOf(risk)).toISOString(),
      decided_at: decidedAt,
      hash: secret(`case ${id}`),
    });
    for (const [place, { by, locale, text }] of plan.reports.entries())
      rows.report.push({
        id: rows.report.length + 1,
        number: String(100_000_000 + (hashText(`report ${id} ${place}`) % 900_000_000)),
        case_id: id,
        reason: plan.reason,
        text,
        reporter_id: by ? idOf(by, facts) : null,
        name: by ? null : guest.name,
        email: by ? null : guest.email,
        locale,
        hash: secret(`report ${id} ${place}`),
        snapshot: subject.snapshot,
        reported_at: calendar.daysAgo(plan.daysAgo - place * 0.3),
      });
    if (!decision) continue;
    rows.moderation_decision.push({
      id: rows.moderation_decision.length + 1,
      case_id: id,
      decided_by: administratorId,
      decided_at: decidedAt,
      measures: decision.measures,
      suspended_days: null,
      ground: decision.measures.length > 0 ? 'terms' : null,
      reasons: mapLocales((locale) => reportReasons[decision.reason]!.text[locale]),
      applied: subject.hiddenAt ? { hide: subject.hiddenAt } : {},
      outcome: null,
    });
    if (decision.appeal)
      rows.moderation_appeal.push({
        id: rows.moderation_appeal.length + 1,
        decision_id: rows.moderation_decision.length,
        report_id: null,
        text: decision.appeal[localeOf(subject.accountId, facts)],
        appealed_at: calendar.daysAgo(plan.daysAgo - decision.daysAfter - 2),
        answer_id: null,
      });
  }
  return rows;
}

const idOf = (username: 'overeny' | 'novy', { verifiedId, unverifiedId }: Facts) =>
  username === 'overeny' ? verifiedId : unverifiedId;

function riskOf({ reason, reports, about }: DemoCase) {
  const caution = about === 'fraudulent message' ? 'suspicious' : null;
  return assessRisk({ reason, reporters: reports.length, caution, measures: 0, views: 0 });
}

function localeOf(accountId: number, { rows }: Facts): Locale {
  return rows.account!.find(({ id }) => id === accountId)!.locale as Locale;
}

function findSubject(about: DemoReported, facts: Facts): Subject {
  const { rows, verifiedId, unverifiedId } = facts;
  const own = new Set([verifiedId, unverifiedId, facts.administratorId]);
  const adverts = rows.listing!.filter(
    ({ kind, visibility, seller_id: seller }) =>
      kind === 'advert' && visibility === 'listed' && !own.has(Number(seller)),
  );
  const review = (row: Row): Subject => ({
    kind: 'review',
    id: Number(row.id),
    accountId: Number(row.reviewer_id),
    snapshot: snapshotOf({ lang: row.locale, name: '', text: row.text }, { stars: row.stars }),
  });
  const finders: Record<DemoReported, () => Subject> = {
    'advert of a stranger': () => listingOf(adverts[3]!, rows),
    'another advert of a stranger': () => listingOf(adverts[11]!, rows),
    'advert of overeny': () =>
      listingOf(
        rows.listing!.find(({ seller_id: seller, visibility }) => seller === verifiedId && visibility === 'listed')!,
        rows,
      ),
    'fraudulent message': () => {
      const message = rows.message!.find(({ text }) => String(text).includes('dpd-platba'))!;
      return {
        kind: 'message',
        id: Number(message.id),
        accountId: Number(message.author_id),
        snapshot: snapshotOf({ lang: null, name: '', text: message.text }),
      };
    },
    'review of overeny': () => review(rows.review!.find(({ account_id: id }) => id === verifiedId)!),
    'hidden review': () => {
      const hidden = rows.review!.find(({ hidden_at: at }) => at !== null)!;
      return { ...review(hidden), hiddenAt: hidden.hidden_at };
    },
    stranger: () => {
      const { id, username } = rows.account!.find(({ id }) => id === adverts[20]!.seller_id)!;
      const snapshot = snapshotOf({ lang: null, name: username, text: '' });
      return { kind: 'user', id: Number(id), accountId: Number(id), snapshot };
    },
  };
  return finders[about]();
}

function listingOf({ id, seller_id: seller, price_minor: amount }: Row, rows: Rows): Subject {
  const text = rows.listing_text!.find(({ listing_id: listing }) => listing === id)!;
  const place = rows.advert!.find(({ listing_id: listing }) => listing === id)!.place;
  const currency = rows.currency!.find(({ is_default: isDefault }) => isDefault)!.code;
  return {
    kind: 'listing',
    id: Number(id),
    accountId: Number(seller),
    snapshot: snapshotOf(
      { lang: text.locale, name: text.name, text: text.description },
      { price: amount === null ? null : { amount, currency }, place },
    ),
  };
}

function snapshotOf(text: object, rest: { stars?: unknown; price?: unknown; place?: unknown } = {}): object {
  return { texts: [text], price: rest.price ?? null, stars: rest.stars ?? null, place: rest.place ?? null };
}
