import { Trans } from '@lingui/react/macro';
import { StateMark } from '#web/ui/state-mark.tsx';

/** Of a review: both sides have confirmed the handover. */
export function OfDealMark() {
  return (
    <StateMark tone="good">
      <Trans>potvrzený obchod</Trans>
    </StateMark>
  );
}
