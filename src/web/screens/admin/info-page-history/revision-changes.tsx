import { Trans, useLingui } from '@lingui/react/macro';
import type { InfoPageRevision } from '#shared/content/info-pages-contract.ts';
import { languages, locales } from '#shared/i18n/locales.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

interface RevisionChangesProps {
  readonly revision: InfoPageRevision;
  readonly previous: InfoPageRevision | null;
}

const loadWords = lazyPart(() => import('#web/features/edited-version/changed-words.tsx'));
const parts = ['title', 'slug', 'perex', 'body'] as const;

/** What a version changed, language by language, with the changed words marked. */
export function RevisionChanges({ revision, previous }: RevisionChangesProps) {
  const { t } = useLingui();
  const words = useChunk(loadWords, true);
  const names = { title: t`Nadpis`, slug: t`Adresa stránky`, perex: t`Úvodní text`, body: t`Text` };
  if (previous === null)
    return (
      <p className="text-muted">
        <Trans>Nejstarší uložená verze: není s čím ji porovnat.</Trans>
      </p>
    );
  const changed = locales.flatMap((lang) => {
    const [before, after] = [previous.texts[lang], revision.texts[lang]];
    const fields = parts.filter((part) => before[part] !== after[part]);
    return fields.length > 0 ? [{ lang, before, after, fields }] : [];
  });
  return (
    <div className="flex flex-col gap-6">
      {changed.map(({ lang, before, after, fields }) => (
        <section key={lang} aria-labelledby={`changes-${lang}`}>
          <h2 id={`changes-${lang}`} className="mb-2 text-xl">
            {languages[lang].name}
          </h2>
          <table className="w-full table-fixed text-sm">
            <thead className="text-left text-muted">
              <tr>
                <th scope="col" className="py-1 pr-4 font-normal">
                  <Trans>Před změnou</Trans>
                </th>
                <th scope="col" className="py-1 font-normal">
                  <Trans>Po změně</Trans>
                </th>
              </tr>
            </thead>
            {fields.map((part) => (
              <tbody key={part} className="align-top">
                <tr className="border-t border-line">
                  <th scope="rowgroup" colSpan={2} className="pt-2 text-left font-semibold">
                    {names[part]}
                  </th>
                </tr>
                <tr>
                  {(['before', 'after'] as const).map((version) => (
                    <td key={version} lang={lang} className="py-2 pr-4 break-words whitespace-pre-line">
                      {words ? (
                        <words.ChangedWords
                          before={before[part]}
                          after={after[part]}
                          version={version}
                          isProse={part !== 'slug'}
                        />
                      ) : (
                        { before, after }[version][part]
                      )}
                    </td>
                  ))}
                </tr>
              </tbody>
            ))}
          </table>
        </section>
      ))}
    </div>
  );
}
