import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import type { LatestChange } from './product-list.ts';

/** The caller's latest change of several products, which can be undone. */
export function LatestChangeNote({ change }: { change: LatestChange }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  if (!change) return null;
  const { id, made_at: at, products } = change;
  const undo = () =>
    run(async () => {
      const { undone, left } = await browserApi.bulkProducts.undo({ params: { id } });
      const done = t`${plural(undone, {
        one: 'Vráceno: # zboží.',
        few: 'Vráceno: # zboží.',
        other: 'Vráceno: # zboží.',
      })}`;
      const kept = left > 0 ? ` ${t`Ponecháno, protože je mezitím někdo změnil: ${left}.`}` : '';
      showSnackbar({ text: `${done}${kept}`, tone: left > 0 ? 'info' : 'success' });
      reload();
    });
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <span>
        <Trans>
          Vaše poslední hromadná změna: {products} zboží, {formatDateTime(at, locale)}.
        </Trans>
      </span>
      <Button size="small" look="quiet" disabled={isRunning} onClick={() => void undo()}>
        <Trans>Vrátit zpět</Trans>
      </Button>
    </p>
  );
}
