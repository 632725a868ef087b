import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { adminBranchesContract, AdminBranch, AdminClosure } from '#shared/delivery/admin-branches-contract.ts';
import { closuresOf } from '#shared/delivery/closures-of.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { RecordList } from '#web/ui/record-list.tsx';
import { OpeningHours } from '#web/features/opening-hours/opening-hours.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BranchForm } from './branch-form.tsx';
import { ClosureForm, ClosureList } from './closure-list.tsx';

type Data = CallAnswer<(typeof adminBranchesContract)['list']>;

/** Branches with their opening hours and closures. */
export const screen = defineScreen<Data>({
  layout: 'bare',
  load: ({ api }) => api.adminBranches.list(),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Prodejny`),
    alternates: pathsInAllLocales('admin-branches'),
    isIndexed: false,
  }),
  Page: function AdminBranchesPage({ data: { today, branches, closures } }) {
    const { t } = useLingui();
    const [edited, setEdited] = useState<AdminBranch | 'new'>();
    const [closed, setClosed] = useState<AdminBranch>();
    const close = () => setEdited(undefined);
    const stopClosing = () => setClosed(undefined);
    return (
      <AdminFrame
        title={<Trans>Prodejny</Trans>}
        aside={
          <Button onClick={() => setEdited('new')}>
            <Trans>Přidat prodejnu</Trans>
          </Button>
        }
      >
        {branches.length === 0 ? (
          <EmptyState pictogram="carafe" title={<Trans>Zatím tu není žádná prodejna</Trans>}>
            <p>
              <Trans>Bez prodejen a skladu není kam zboží uložit.</Trans>
            </p>
          </EmptyState>
        ) : (
          <RecordList
            items={branches.map(({ town, ...branch }) => ({
              key: branch.id,
              name: branch.kind === 'warehouse' ? t`${town} (sklad)` : town,
              isActive: branch.is_active,
              facts: (
                <BranchFacts
                  branch={{ ...branch, town }}
                  today={today}
                  closures={closuresOf(branch.id, closures)}
                  onClose={() => setClosed({ ...branch, town })}
                />
              ),
              onEdit: () => setEdited({ ...branch, town }),
            }))}
          />
        )}
        <ClosureList branches={branches} closures={closures} />
        <FormDialog
          isOpen={edited !== undefined}
          onClose={close}
          title={edited === 'new' ? t`Nová prodejna` : t`Upravit prodejnu`}
        >
          <BranchForm branch={edited === 'new' ? undefined : edited} onDone={close} />
        </FormDialog>
        <FormDialog isOpen={closed !== undefined} onClose={stopClosing} title={t`Mimořádně zavřít`}>
          <ClosureForm branches={branches} branchId={closed?.id} onDone={stopClosing} />
        </FormDialog>
      </AdminFrame>
    );
  },
});

interface BranchFactsProps {
  readonly branch: AdminBranch;
  readonly today: string;
  /** Future closures, including those of all branches. */
  readonly closures: readonly AdminClosure[];
  readonly onClose: () => void;
}

function BranchFacts({ branch, today, closures, onClose }: BranchFactsProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-2">
      <p>
        {branch.street}, {branch.postcode} {branch.town}
        <br />
        {[branch.phone, branch.email].filter(Boolean).join(', ')}
      </p>
      <OpeningHours hours={branch.opening_hours} today={today} />
      <div>
        <p className="font-semibold">
          <Trans>Mimořádně zavřeno</Trans>
        </p>
        {closures.length === 0 ? (
          <p>
            <Trans>žádný den</Trans>
          </p>
        ) : (
          <ul>
            {closures.map(({ id, day, note }) => (
              <li key={id}>
                {formatDate(`${day}T12:00:00Z`, locale)}
                {note !== '' && ` · ${note}`}
              </li>
            ))}
          </ul>
        )}
        <Button size="small" look="quiet" aria-label={t`Mimořádně zavřít: ${branch.town}`} onClick={onClose}>
          <Trans>Mimořádně zavřít</Trans>
        </Button>
      </div>
    </div>
  );
}
