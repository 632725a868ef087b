import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SynonymGroup } from '#shared/catalog/admin-synonyms-contract.ts';
import { languages, locales } from '#shared/i18n/locales.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface SynonymTableProps {
  readonly groups: readonly SynonymGroup[];
  readonly onEdit: (group: SynonymGroup) => void;
}

export function SynonymTable({ groups, onEdit }: SynonymTableProps) {
  const { t } = useLingui();
  const [deleted, setDeleted] = useState<SynonymGroup>();
  const { isDeciding, decide } = useDecision();
  const [first, ...others] = locales;
  const remove = async (id: number) => {
    await browserApi.adminSynonyms.delete({ params: { id } });
    return { decided: [id] };
  };
  return (
    <>
      <DataTable
        isList
        label={t`Skupiny synonym`}
        columns={[...locales.map((lang) => ({ title: languages[lang].name })), { title: <Trans>Úkony</Trans> }]}
      >
        {groups.map((group) => {
          const name = nameOf(group);
          return (
            <DataRow key={group.id}>
              <RowHead>
                <span lang={first}>{group.words[first].join(', ') || '–'}</span>
              </RowHead>
              {others.map((lang) => (
                <Cell key={lang} label={languages[lang].name}>
                  <span lang={lang}>{group.words[lang].join(', ') || '–'}</span>
                </Cell>
              ))}
              <Cell isDecision>
                <div className="flex flex-wrap gap-2">
                  <Button size="small" look="secondary" aria-label={t`Upravit ${name}`} onClick={() => onEdit(group)}>
                    <Trans>Upravit</Trans>
                  </Button>
                  <Button size="small" look="quiet" aria-label={t`Smazat ${name}`} onClick={() => setDeleted(group)}>
                    <Trans>Smazat</Trans>
                  </Button>
                </div>
              </Cell>
            </DataRow>
          );
        })}
      </DataTable>
      <Dialog isOpen={deleted !== undefined} onClose={() => setDeleted(undefined)} title={t`Smazat skupinu synonym`}>
        <p>{deleted && nameOf(deleted)}</p>
        <p className="mt-4 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={() => setDeleted(undefined)}>
            <Trans>Zrušit</Trans>
          </Button>
          <Button
            look="danger"
            disabled={isDeciding}
            onClick={() => {
              setDeleted(undefined);
              if (deleted) void decide(() => remove(deleted.id));
            }}
          >
            <Trans>Smazat</Trans>
          </Button>
        </p>
      </Dialog>
    </>
  );
}

const nameOf = ({ words }: SynonymGroup) => [...new Set(locales.flatMap((lang) => words[lang]))].join(', ');
