import { useEffect, useRef, useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { ReportProspect, SentReport } from '#shared/reports/contract.ts';
import { reportKinds } from '#shared/reports/reasons.ts';
import { ApiError } from '#web/api/api-error.ts';
import { ReportedContent } from '#web/features/report/reported-content.tsx';
import { useKindTexts } from '#web/features/report/report-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ReportForm } from './report-form.tsx';

interface Reporting {
  readonly prospect: ReportProspect;
  /** What a form without script has led to: the number of the report, or a failure. */
  readonly sentNumber: string | null;
  readonly hasFailed: boolean;
}

/** Reports a listing, a message, a review or a user, with an account or without. */
export const screen = defineScreen<Reporting>({
  hasSidebar: false,
  load: async ({ api, locale, params, query }) => {
    const kind = reportKinds.find((each) => each === params.kind);
    if (!kind) throw new ApiError(404, {});
    const subject = { kind, subject_id: Number(params.id), lang: locale };
    return {
      prospect: await api.reports.prospect({ query: subject }),
      sentNumber: query.get('sent'),
      hasFailed: query.has('failed'),
    };
  },
  head: ({ prospect: { kind, subject_id: id } }, { i18n }) => ({
    title: i18n._(msg`Nahlásit`),
    alternates: mapLocales((locale) => routePath('report', locale, { kind, id })),
    isIndexed: false,
  }),
  Page: ReportPage,
});

function ReportPage({ data: { prospect, sentNumber, hasFailed } }: { data: Reporting }) {
  const { locale } = usePage();
  const { t } = useLingui();
  const kinds = useKindTexts();
  const [sent, setSent] = useState<{ readonly report: SentReport; readonly email: string }>();
  const { kind, author, content, is_own: isOwn } = prospect;
  const about = (
    <ReportedContent content={content}>
      <p className="text-sm text-muted">
        {kinds[kind]}
        {kind !== 'user' && ' · '}
        {kind !== 'user' &&
          (author ? <a href={routePath('user', locale, { id: author.id })}>{author.username}</a> : 'Karafa')}
      </p>
    </ReportedContent>
  );
  if (sent) return <Receipt {...sent} />;
  if (sentNumber !== null) return <Receipt report={{ number: sentNumber, hash: null }} email={t`váš e-mail`} />;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5">
      <h1 className="text-3xl">
        <Trans>Nahlásit</Trans>
      </h1>
      {about}
      {isOwn ? (
        <p>
          <Trans>Toto je váš vlastní obsah. Upravit nebo smazat ho můžete sami.</Trans>
        </p>
      ) : (
        <ReportForm prospect={prospect} hasFailed={hasFailed} onSent={(report, email) => setSent({ report, email })} />
      )}
    </div>
  );
}

function Receipt({ report: { number, hash }, email }: { report: SentReport; email: string }) {
  const { locale } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        <Trans>Nahlášení jsme přijali</Trans>
      </h1>
      <p role="status">
        <Trans>
          Má číslo <strong className="tabular-nums">{number}</strong>. Správce ho posoudí a rozhodnutí odůvodní.
        </Trans>
      </p>
      {hash === null ? (
        <p>
          <Trans>Potvrzení s odkazem, na kterém stav i rozhodnutí uvidíte, jsme poslali na {email}.</Trans>
        </p>
      ) : (
        <>
          {email === '' && (
            <p>
              <Trans>
                Nahlásili jste bez jména, proto si prosím uložte tento odkaz. Jen na něm rozhodnutí uvidíte.
              </Trans>
            </p>
          )}
          <p>
            <LinkButton href={routePath('report-state', locale, { number, hash })}>
              <Trans>Zobrazit nahlášení</Trans>
            </LinkButton>
          </p>
        </>
      )}
    </div>
  );
}
