import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Opens the dialog that saves a list as a watchdog. Nothing without script. */
export function WatchButton({ isShort = false, onClick }: { isShort?: boolean; onClick: () => void }) {
  return (
    <Button look="secondary" className="hidden scripted:inline-flex" onClick={onClick} aria-haspopup="dialog">
      <Icon name="bell" />
      <span className={isShort ? 'max-desktop:sr-only' : undefined}>
        <Trans>Hlídat</Trans>
      </span>
    </Button>
  );
}
