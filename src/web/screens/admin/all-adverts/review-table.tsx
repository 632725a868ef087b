import { Trans, useLingui } from '@lingui/react/macro';
import type { ManagedAdvertRow } from '#shared/adverts/managed-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { AdvertTable } from './advert-table.tsx';

/** Adverts that nobody has seen; several are marked as seen at once. */
export function ReviewTable({ adverts }: { adverts: readonly ManagedAdvertRow[] }) {
  const { t } = useLingui();
  const { isDeciding, decide } = useDecision();
  const selection = useSelection(adverts.map(({ id }) => id));
  const { ids } = selection;
  return (
    <>
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-2" role="group" aria-label={t`Hromadné akce`}>
        <Checkbox
          label={t`Vybrat všechny`}
          checked={ids.length === adverts.length}
          onChange={selection.toggleAll}
          className="mr-2"
        />
        <Button
          size="small"
          disabled={isDeciding || ids.length === 0}
          onClick={() => void decide(() => browserApi.managedAdverts.review({ body: { ids: [...ids] } }))}
        >
          <Trans>Označit jako zkontrolované</Trans>
        </Button>
        <span role="status" className="text-sm text-muted tabular-nums">
          {ids.length > 0 && <Trans>vybráno: {ids.length}</Trans>}
        </span>
      </div>
      <AdvertTable
        adverts={adverts}
        renderSelection={({ id, name }) => (
          <input
            type="checkbox"
            aria-label={t`Vybrat ${name}`}
            checked={selection.has(id)}
            onChange={() => selection.toggle(id)}
            className="mt-1 size-5 shrink-0 accent-link"
          />
        )}
      />
    </>
  );
}
