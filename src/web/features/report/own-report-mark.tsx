import { useLingui } from '@lingui/react/macro';
import type { OwnReport } from '#shared/reports/contract.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import { useCaseStateTexts } from './report-texts.ts';

/** What has become of a report, for who has sent it. */
export function OwnReportMark({ report: { state, has_action: hasAction } }: { report: OwnReport }) {
  const { t } = useLingui();
  const states = useCaseStateTexts();
  return (
    <StateMark tone={state === 'decided' ? (hasAction ? 'good' : 'neutral') : 'waiting'}>
      {state !== 'decided' ? states[state] : hasAction ? t`s opatřením` : t`bez opatření`}
    </StateMark>
  );
}
