import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ImportForm } from './import-form.tsx';
import { PointFilters } from './point-filters.tsx';
import type { PointChoice, PointList } from './point-list.ts';
import { PointTable } from './point-table.tsx';

/** Pickup points of carriers: search, import from a carrier's file, offer or not. */
export const screen = defineScreen<{ readonly choice: PointChoice; readonly list: PointList }>({
  layout: 'bare',
  load: async ({ api, query }) => {
    const choice = chosenFilters(query) as PointChoice;
    return { choice, list: await api.adminPickupPoints.list({ query: choice }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Výdejní místa`),
    alternates: pathsInAllLocales('admin-pickup-points'),
    isIndexed: false,
  }),
  Page: function AdminPickupPointsPage({ data: { choice, list } }) {
    const { t } = useLingui();
    const { search } = usePage();
    const [isOpen, setIsOpen] = useState(false);
    const close = () => setIsOpen(false);
    return (
      <AdminFrame
        title={<Trans>Výdejní místa</Trans>}
        aside={
          list.carriers.length > 0 && (
            <Button look="secondary" onClick={() => setIsOpen(true)}>
              <Trans>Načíst ze souboru</Trans>
            </Button>
          )
        }
      >
        <PointFilters choice={choice} list={list} />
        {list.points.length > 0 && <PointTable points={list.points} />}
        {list.points.length === 0 && search === '' && (
          <EmptyState pictogram="carafe" title={<Trans>Zatím tu není žádné výdejní místo</Trans>}>
            <p>
              {list.carriers.length > 0 ? (
                <Trans>Načtěte je ze souboru, který poskytuje dopravce.</Trans>
              ) : (
                <Trans>Nejprve přidejte dopravu na výdejní místo.</Trans>
              )}
            </p>
          </EmptyState>
        )}
        {list.points.length === 0 && search !== '' && (
          <p className="py-10 text-center text-muted">
            <Trans>Žádné takové výdejní místo jsme nenašli.</Trans>
          </p>
        )}
        <Pager page={list.page} hasMore={list.has_more} />
        <FormDialog isOpen={isOpen} onClose={close} title={t`Načíst výdejní místa`}>
          <ImportForm carriers={list.carriers} onClose={close} />
        </FormDialog>
      </AdminFrame>
    );
  },
});
