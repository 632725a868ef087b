import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SynonymGroup } from '#shared/catalog/admin-synonyms-contract.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { ResultCount } from '#web/features/filtered-list/result-count.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SynonymDialog, type EditedGroup } from './synonym-dialog.tsx';
import { SynonymTable } from './synonym-table.tsx';
import { TrialForm } from './trial-form.tsx';

interface Data {
  readonly q: string;
  readonly groups: readonly SynonymGroup[];
}

/** Words that mean the same in searches. */
export const screen = defineScreen<Data>({
  layout: 'bare',
  load: async ({ api, query }) => {
    const q = query.get('q') ?? '';
    return { q, groups: await api.adminSynonyms.list({ query: { q } }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Synonyma`),
    alternates: pathsInAllLocales('admin-synonyms'),
    isIndexed: false,
  }),
  Page: function AdminSynonymsPage({ data: { q, groups } }) {
    const { t } = useLingui();
    const { search } = usePage();
    const [edited, setEdited] = useState<EditedGroup>();
    const [isTrying, setIsTrying] = useState(false);
    return (
      <AdminFrame
        title={<Trans>Synonyma</Trans>}
        aside={
          <p className="flex flex-wrap gap-2">
            <Button look="secondary" onClick={() => setIsTrying(true)}>
              <Trans>Vyzkoušet dotaz</Trans>
            </Button>
            <Button onClick={() => setEdited('new')}>
              <Trans>Přidat skupinu</Trans>
            </Button>
          </p>
        }
      >
        <p className="mb-3 max-w-[75ch] text-muted">
          <Trans>Kdo hledá jedno slovo skupiny, najde i nabídky s ostatními. Změna platí hned.</Trans>
        </p>
        <FilterForm words={q} wordsHint={t`část slova`} aside={<ResultCount total={groups.length} />} />
        {groups.length > 0 && <SynonymTable groups={groups} onEdit={setEdited} />}
        {groups.length === 0 && search === '' && (
          <EmptyState pictogram="carafe" title={<Trans>Zatím tu není žádná skupina synonym</Trans>}>
            <p>
              <Trans>Přidejte slova, která lidé píší různě, například whisky a whiskey.</Trans>
            </p>
          </EmptyState>
        )}
        {groups.length === 0 && search !== '' && (
          <p className="py-10 text-center text-muted">
            <Trans>Takové slovo v žádné skupině není.</Trans>
          </p>
        )}
        <Dialog isOpen={isTrying} onClose={() => setIsTrying(false)} title={t`Vyzkoušet dotaz`}>
          {isTrying && <TrialForm />}
        </Dialog>
        <SynonymDialog group={edited} onClose={() => setEdited(undefined)} />
      </AdminFrame>
    );
  },
});
