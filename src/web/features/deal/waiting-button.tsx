import { Trans, useLingui } from '@lingui/react/macro';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface WaitingButtonProps {
  readonly listingId: number;
  readonly isWaiting: boolean;
  readonly onChanged: (isWaiting: boolean) => unknown;
}

/** Joins and leaves the waiting list of a reserved advert. */
export function WaitingButton({ listingId: id, isWaiting, onChanged }: WaitingButtonProps) {
  const { t } = useLingui();
  const { isRunning, run } = useAction();
  const change = () =>
    run(async () => {
      await (isWaiting ? browserApi.deals.stopWaiting : browserApi.deals.wait)({ params: { id } });
      showSnackbar({
        text: isWaiting ? t`Na uvolnění už nečekáte.` : t`Až se inzerát uvolní, dáme vám vědět.`,
        tone: 'success',
      });
      await onChanged(!isWaiting);
    });
  return (
    <Button look="secondary" size="small" disabled={isRunning} onClick={() => void change()}>
      {isWaiting ? <Trans>Už nečekat</Trans> : <Trans>Dát mi vědět, až se uvolní</Trans>}
    </Button>
  );
}
