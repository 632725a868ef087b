import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import { defaultLocale, isLocale, type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { MailKind } from '#shared/mails/kinds.ts';
import { appealEnds } from '#shared/reports/limits.ts';
import type { ReportKind } from '#shared/reports/reasons.ts';
import type { Context } from '#server/context.ts';
import { findAccount, queueAccountMail, webAddress, type Addressee } from '#server/features/accounts/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { composeMail, queueMail, writeMail, type MailBlock, type MailContent } from '#server/platform/mail/index.ts';
import type { DecisionRow } from './decision.queries.ts';
import { groundName, measureText, reasonName, subjectName } from './report-names.ts';
import type { CaseRow, ReportRow } from './report.queries.ts';
import type { Snapshot } from './subject.queries.ts';

type Sending = Pick<Context, 'config'>;

interface Template {
  readonly kind: MailKind;
  readonly dedupeKey: string;
  readonly content: (i18n: I18n, locale: Locale) => MailContent;
}

/** The receipt (Regulation (EU) 2022/2065, article 16), with the secret address of the report. */
export async function queueReportReceived(
  context: Sending,
  tx: Tx,
  report: ReportRow,
  kind: ReportKind,
): Promise<void> {
  const { number } = report;
  await queueToReporter(tx, report, {
    kind: 'report.received',
    dedupeKey: `report.received:${number}`,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Přijali jsme vaše nahlášení ${{ number }}`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Nahlášení jsme přijali`) },
        {
          kind: 'paragraph',
          text: i18n._(msg`Děkujeme. Správce nahlášení posoudí a o výsledku vám napíšeme i s odůvodněním.`),
        },
        {
          kind: 'facts',
          facts: [
            { label: i18n._(msg`Číslo`), value: number },
            { label: i18n._(msg`Co jste nahlásili`), value: subjectName(i18n, kind, report.snapshot) },
            { label: i18n._(msg`Důvod`), value: reasonName(i18n, report.reason) },
            { label: i18n._(msg`Přijato`), value: formatDateTime(report.reported_at, locale) },
          ],
        },
        reportButton(context, i18n, locale, report),
        {
          kind: 'note',
          text: i18n._(msg`Pokud jste nic nenahlásili, použil někdo vaši adresu omylem. Nemusíte nic dělat.`),
        },
      ],
    }),
  });
}

/** To a reporter, who learns what was done, not to whom it was said. */
export async function queueReportDecided(
  context: Sending,
  tx: Tx,
  report: ReportRow,
  { decided, decision }: { readonly decided: CaseRow; readonly decision: DecisionRow },
): Promise<void> {
  const { number } = report;
  await queueToReporter(tx, report, {
    kind: 'report.decided',
    dedupeKey: `report.decided:${number}:${decision.id}`,
    content: (i18n, locale) => ({
      subject: decision.outcome
        ? i18n._(msg`Rozhodnutí o odvolání k nahlášení ${{ number }}`)
        : i18n._(msg`Rozhodnutí o nahlášení ${{ number }}`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`O vašem nahlášení jsme rozhodli`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Správce posoudil nahlášení. Týká se: ${{ subject: subjectName(i18n, decided.subject_kind, report.snapshot) }}.`,
          ),
        },
        ...outcomeBlock(i18n, decision),
        ...statementBlocks(i18n, locale, { decided, decision }),
        reportButton(context, i18n, locale, report),
        ...redressBlocks(i18n, locale, decision),
      ],
    }),
  });
}

/** The statement of reasons to the affected user (article 17). Who has reported is not told. */
export async function queueAffectedDecided(
  context: Sending,
  tx: Tx,
  to: Addressee,
  {
    decided,
    decision,
    snapshot,
  }: { readonly decided: CaseRow; readonly decision: DecisionRow; readonly snapshot: Snapshot },
): Promise<void> {
  const { id, hash, subject_kind: kind } = decided;
  await queueAccountMail(tx, to, {
    kind: 'moderation.decided',
    isNotice: true,
    dedupeKey: `moderation.decided:${decision.id}`,
    content: (i18n, locale) => ({
      subject: decision.outcome ? i18n._(msg`Rozhodnutí o odvolání`) : i18n._(msg`Rozhodnutí o vašem obsahu nebo účtu`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Rozhodnutí s odůvodněním`) },
        {
          kind: 'paragraph',
          text: i18n._(msg`Správce posoudil nahlášení. Týká se: ${{ subject: subjectName(i18n, kind, snapshot) }}.`),
        },
        ...outcomeBlock(i18n, decision),
        ...statementBlocks(i18n, locale, { decided, decision }),
        {
          kind: 'button',
          text: i18n._(msg`Zobrazit rozhodnutí`),
          url: webAddress(context, routePath('moderation-decision', locale, { id, hash })),
        },
        ...redressBlocks(i18n, locale, decision),
      ],
    }),
  });
}

/** To the reporter, or to the affected user, who has appealed. */
export async function queueAppealReceived(
  context: Sending,
  tx: Tx,
  { by, appealId, opened }: { readonly by: ReportRow | Addressee; readonly appealId: number; readonly opened: CaseRow },
): Promise<void> {
  const button = (i18n: I18n, locale: Locale): MailBlock =>
    'number' in by
      ? reportButton(context, i18n, locale, by)
      : {
          kind: 'button',
          text: i18n._(msg`Zobrazit rozhodnutí`),
          url: webAddress(context, routePath('moderation-decision', locale, { id: opened.id, hash: opened.hash })),
        };
  const template: Template = {
    kind: 'moderation.appealed',
    dedupeKey: `moderation.appealed:${appealId}`,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Přijali jsme vaše odvolání`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Odvolání jsme přijali`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Posoudí ho pokud možno jiný správce než ten, který rozhodl poprvé. O výsledku vám napíšeme.`,
          ),
        },
        button(i18n, locale),
      ],
    }),
  };
  if ('number' in by) await queueToReporter(tx, by, template);
  else await queueAccountMail(tx, by, { ...template, isNotice: true });
}

/** To the reporter's account, or to the address that a guest has entered. */
async function queueToReporter(tx: Tx, report: ReportRow, { content, ...template }: Template): Promise<void> {
  const account = report.reporter_id === null ? undefined : await findAccount(tx, report.reporter_id);
  if (account) return queueAccountMail(tx, account, { ...template, content, isNotice: true });
  if (report.email === null) return;
  const locale = isLocale(report.locale) ? report.locale : defaultLocale;
  const i18n = serverI18n(locale);
  const reason = i18n._(
    msg`Tento e-mail jste dostali, protože někdo s touto adresou nahlásil obsah na portálu Karafa.`,
  );
  await queueMail(tx, {
    ...composeMail(i18n, locale, {
      ...(await writeMail(tx, { kind: template.kind, locale }, (own) => content(own, locale))),
      reason,
    }),
    ...template,
    to: { address: report.email, ...(report.name && { name: report.name }) },
    locale,
  });
}

function reportButton(context: Sending, i18n: I18n, locale: Locale, { number, hash }: ReportRow): MailBlock {
  return {
    kind: 'button',
    text: i18n._(msg`Zobrazit nahlášení`),
    url: webAddress(context, routePath('report-state', locale, { number, hash })),
  };
}

function outcomeBlock(i18n: I18n, { outcome }: DecisionRow): MailBlock[] {
  if (outcome === null) return [];
  const texts = {
    upheld: msg`Odvolání jsme posoudili a původní rozhodnutí zůstává.`,
    reversed: msg`Odvolání jsme vyhověli a původní rozhodnutí jsme zrušili.`,
    changed: msg`Odvolání jsme vyhověli zčásti a původní rozhodnutí jsme změnili.`,
  };
  return [{ kind: 'paragraph', text: i18n._(texts[outcome]) }];
}

function statementBlocks(
  i18n: I18n,
  locale: Locale,
  { decided, decision }: { readonly decided: CaseRow; readonly decision: DecisionRow },
): MailBlock[] {
  const { measures, suspended_days: days, ground } = decision;
  const done =
    measures.length === 0
      ? i18n._(msg`Žádné. Obsah neporušuje právní předpisy ani podmínky portálu.`)
      : measures.map((each) => measureText(i18n, each, { kind: decided.subject_kind, days })).join(' ');
  return [
    // A paragraph, because notices have no facts.
    { kind: 'paragraph', text: i18n._(msg`Opatření: ${{ done }}`) },
    {
      kind: 'facts',
      facts: [
        ...(ground ? [{ label: i18n._(msg`Právní základ`), value: groundName(i18n, ground) }] : []),
        { label: i18n._(msg`Rozhodl`), value: i18n._(msg`člověk, bez automatizovaných prostředků`) },
        { label: i18n._(msg`Datum`), value: formatDateTime(decision.decided_at, locale) },
      ],
    },
    { kind: 'paragraph', text: i18n._(msg`Odůvodnění:`) },
    { kind: 'paragraph', text: decision.reasons[locale] },
  ];
}

function redressBlocks(i18n: I18n, locale: Locale, { decided_at: at, outcome }: DecisionRow): MailBlock[] {
  const outside = i18n._(
    msg`Obrátit se můžete také na orgán pro mimosoudní řešení sporů podle nařízení (EU) 2022/2065 nebo na soud.`,
  );
  if (outcome !== null) return [{ kind: 'note', text: outside }];
  const day = formatDate(appealEnds(at), locale);
  const appeal = i18n._(msg`Nesouhlasíte? Do ${{ day }} se můžete na téže stránce bezplatně odvolat.`);
  return [{ kind: 'note', text: `${appeal} ${outside}` }];
}
