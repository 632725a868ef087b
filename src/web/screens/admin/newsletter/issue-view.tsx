import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { defaultLocale, locales, type Locale } from '#shared/i18n/locales.ts';
import type { OfferedCategory } from '#shared/newsletters/contract.ts';
import { LanguageChoice } from '#web/features/newsletter-issue/language-choice.tsx';
import { lazyPart } from '#web/page/i18n.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { IssueActions } from './issue-actions.tsx';
import type { IssueData } from './issue-data.ts';
import { IssuePreview } from './issue-preview.tsx';
import { SendingProgress } from './sending-progress.tsx';
import { useLatestIssue } from './use-latest-issue.ts';

/** Apart, because the screen of a draft does not need it. */
const loadCopyList = lazyPart(() => import('./copy-list.tsx'));

/** An issue that can't be changed any more: its figures, its links, and what is or was sent. */
export function IssueView({ issue: loaded, tree, copies }: IssueData) {
  const { t } = useLingui();
  const { locale } = usePage();
  const issue = useLatestIssue(loaded);
  const copyList = useChunk(loadCopyList, copies !== undefined);
  const written = locales.filter((lang) => issue.subjects[lang] !== '');
  const [shown, setShown] = useState<Locale>(written.includes(locale) ? locale : (written[0] ?? defaultLocale));
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 wide:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="flex min-w-0 flex-col gap-8">
          <SendingProgress issue={issue} />
          <section aria-labelledby="issue-about">
            <h2 id="issue-about" className="mb-2 text-xl">
              <Trans>O čem je</Trans>
            </h2>
            <p>{topNames(tree, new Set(issue.categories)).join(', ')}</p>
          </section>
          {issue.links.length > 0 && (
            <section aria-labelledby="issue-links">
              <h2 id="issue-links" className="mb-3 text-xl">
                <Trans>Odkazy</Trans>
              </h2>
              <DataTable
                label={t`Kliknutí na odkazy`}
                columns={[{ title: <Trans>Kam vede</Trans> }, { title: <Trans>Kliknutí</Trans>, isFigure: true }]}
              >
                {issue.links.map(({ address, clicks }) => (
                  <DataRow key={address}>
                    <RowHead>
                      <a href={address} className="break-all">
                        {address}
                      </a>
                    </RowHead>
                    <Cell isFigure>{wholeNumberText(clicks, locale)}</Cell>
                  </DataRow>
                ))}
              </DataTable>
            </section>
          )}
          {copies && copyList && <copyList.CopyList list={copies} />}
        </div>
        <div className="min-w-0">
          <div className="mb-3">
            <LanguageChoice label={t`Jazyk textu`} shown={shown} onChange={setShown} written={written} />
          </div>
          <IssuePreview issue={issue} lang={shown} />
        </div>
      </div>
      <IssueActions issue={issue} />
    </>
  );
}

/** Names of chosen categories; one that is chosen stands for all below it. */
function topNames(branches: readonly OfferedCategory[], chosen: ReadonlySet<number>): string[] {
  return branches.flatMap(({ id, name, subcategories }) => (chosen.has(id) ? [name] : topNames(subcategories, chosen)));
}
