import { Trans, useLingui } from '@lingui/react/macro';
import type { Facets, ResultCount as Count } from '#shared/catalog/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FilterFields, type FilterGroupProps, type OmittedFilter } from './filter-fields.tsx';
import { withoutFilters } from './choice-rules.ts';
import { countFilters } from './listing-address.ts';
import { ResultCount } from './result-count.tsx';
import type { ChoiceControl } from './use-listing-choice.ts';

interface FilterDrawerProps {
  readonly control: ChoiceControl;
  readonly facets: Facets;
  readonly omitted: readonly OmittedFilter[] | undefined;
  readonly isOpen: boolean;
  readonly total: Count;
  readonly onClose: () => void;
}

/** The filters on a phone, one below another. */
export function FilterDrawer({ isOpen, total, onClose, ...filters }: FilterDrawerProps) {
  const { t } = useLingui();
  const { choice, change } = filters.control;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Filtry`} side="left">
      <form onSubmit={(event) => event.preventDefault()}>
        <FilterFields {...filters} Group={FilterSection} />
      </form>
      <div className="sticky -bottom-4 -mx-5 -mb-4 flex flex-col gap-2 border-t border-line bg-surface px-5 py-3">
        {/* Screen readers do not hear the page behind a dialog, so the number is announced here, too. */}
        <output className="sr-only">
          <ResultCount total={total} />
        </output>
        <Button onClick={onClose}>
          <Trans>
            Zobrazit <ResultCount total={total} />
          </Trans>
        </Button>
        {countFilters(choice) > 0 && (
          <Button look="quiet" size="small" onClick={() => change(withoutFilters(choice))}>
            <Trans>Zrušit všechny filtry</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function FilterSection({ label, children }: FilterGroupProps) {
  return (
    <section className="border-b border-line py-4 first:pt-0 last:border-0">
      <h3 className="mb-2 font-sans text-lg font-semibold">{label}</h3>
      <div className="flex flex-col gap-4">{children}</div>
    </section>
  );
}
