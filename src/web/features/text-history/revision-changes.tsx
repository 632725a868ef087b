import { Trans } from '@lingui/react/macro';
import { languages, locales, type Locale } from '#shared/i18n/locales.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

export interface ComparedPart<Part extends string> {
  readonly part: Part;
  readonly label: string;
  /** Not prose, such as an address: compared as a whole. */
  readonly isCode?: boolean;
}

interface RevisionChangesProps<Part extends string> {
  readonly parts: readonly ComparedPart<Part>[];
  readonly texts: Texts<Part>;
  readonly previous: Texts<Part> | undefined;
}

type Texts<Part extends string> = Readonly<Record<Locale, Readonly<Record<Part, string>>>>;

const loadWords = lazyPart(() => import('#web/features/edited-version/changed-words.tsx'));

/** What a version changed, language by language, with the changed words marked. */
export function RevisionChanges<Part extends string>({ parts, texts, previous }: RevisionChangesProps<Part>) {
  const words = useChunk(loadWords, true);
  if (previous === undefined)
    return (
      <p className="text-muted">
        <Trans>Nejstarší uložená verze: není s čím ji porovnat.</Trans>
      </p>
    );
  const changed = locales.flatMap((lang) => {
    const [before, after] = [previous[lang], texts[lang]];
    const fields = parts.filter(({ part }) => before[part] !== after[part]);
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
            {fields.map(({ part, label, isCode = false }) => (
              <tbody key={part} className="align-top">
                <tr className="border-t border-line">
                  <th scope="rowgroup" colSpan={2} className="pt-2 text-left font-semibold">
                    {label}
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
                          isProse={!isCode}
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
