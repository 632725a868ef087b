import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { ReportKind } from '#shared/reports/reasons.ts';
import { useSession } from '#web/features/session/session.ts';
import { usePage } from '#web/page/page-context.tsx';
import { mayReport } from './may-report.ts';

interface ReportLinkProps {
  readonly kind: ReportKind;
  readonly id: number;
  /** Whose it is: nobody reports what is their own. Cached pages hold the link for everybody. */
  readonly authorId?: number | undefined;
  readonly className?: string;
}

/** Leads to the form that reports something. A link, so that pages need no script for it. */
export function ReportLink({ kind, id, authorId, className }: ReportLinkProps) {
  const { locale } = usePage();
  const session = useSession();
  if (!mayReport(session, authorId)) return null;
  return (
    <a
      href={routePath('report', locale, { kind, id })}
      rel="nofollow"
      className={`inline-flex min-h-9 items-center text-sm text-muted pointer-coarse:min-h-11 ${className ?? ''}`}
    >
      <Trans>Nahlásit</Trans>
    </a>
  );
}
