import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AdminGroup } from '#shared/accounts/admin-groups-contract.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { DeleteDialog } from '#web/features/decisions/delete-dialog.tsx';
import { useFigures } from '#web/features/form/figures.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { RecordList } from '#web/ui/record-list.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { GroupForm } from './group-form.tsx';

/** User groups and their discounts. */
export const screen = defineScreen<readonly AdminGroup[]>({
  layout: 'bare',
  load: ({ api }) => api.adminGroups.list(),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Skupiny uživatelů`),
    alternates: pathsInAllLocales('admin-groups'),
    isIndexed: false,
  }),
  Page: function AdminGroupsPage({ data: groups }) {
    const { t } = useLingui();
    const [edited, setEdited] = useState<AdminGroup | 'new'>();
    const [deleted, setDeleted] = useState<AdminGroup>();
    const close = () => setEdited(undefined);
    return (
      <AdminFrame
        title={<Trans>Skupiny uživatelů</Trans>}
        aside={
          <Button onClick={() => setEdited('new')}>
            <Trans>Přidat skupinu</Trans>
          </Button>
        }
      >
        {groups.length === 0 ? (
          <EmptyState pictogram="carafe" title={<Trans>Zatím tu není žádná skupina</Trans>}>
            <p>
              <Trans>Členové skupiny mají ceny v obchodě nižší o její slevu.</Trans>
            </p>
          </EmptyState>
        ) : (
          <RecordList
            items={groups.map((group) => ({
              key: group.id,
              name: group.name,
              isActive: true,
              facts: <GroupFacts group={group} />,
              onEdit: () => setEdited(group),
              onDelete: group.members === 0 ? () => setDeleted(group) : undefined,
            }))}
          />
        )}
        <FormDialog
          isOpen={edited !== undefined}
          onClose={close}
          title={edited === 'new' ? t`Nová skupina` : t`Upravit skupinu`}
        >
          <GroupForm group={edited === 'new' ? undefined : edited} onDone={close} />
        </FormDialog>
        <DeleteDialog
          title={t`Smazat skupinu`}
          name={deleted?.name}
          onClose={() => setDeleted(undefined)}
          onDelete={() => browserApi.adminGroups.delete({ params: { id: deleted!.id } })}
        />
      </AdminFrame>
    );
  },
});

function GroupFacts({ group: { discount_percent, members } }: { group: AdminGroup }) {
  const discount = useFigures().text(discount_percent);
  return (
    <p>
      <Trans>sleva {discount}&nbsp;%</Trans>
      {' · '}
      <Plural value={members} one="# člen" few="# členové" other="# členů" />
    </p>
  );
}
