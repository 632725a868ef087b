import { Trans, useLingui } from '@lingui/react/macro';
import type { ModerationCase } from '#shared/reports/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Numbers in what was reported that readers of messages are warned of; an administrator can take that back. */
export function KnownFrauds({ identifiers }: { identifiers: ModerationCase['identifiers'] }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const known = identifiers.filter(({ is_known: isKnown }) => isKnown);
  if (known.length === 0) return null;
  const forget = (value: string) =>
    run(async () => {
      await browserApi.adminReports.forgetFraud({ query: { value } });
      showSnackbar({ text: t`U zpráv s tímto číslem už nevarujeme.`, tone: 'success' });
      reload();
    });
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">
        <Trans>Čísla, před kterými varujeme</Trans>
      </h2>
      <ul className="divide-y divide-line rounded border border-line bg-surface">
        {known.map(({ kind, value }) => (
          <li key={value} className="flex flex-wrap items-center justify-between gap-2 p-2 pl-3">
            <span className="tabular-nums">{value}</span>
            <Button
              look="quiet"
              size="small"
              disabled={isRunning}
              aria-label={t`Přestat varovat: ${value}`}
              onClick={() => void forget(`${kind}:${value}`)}
            >
              <Trans>Přestat varovat</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
