import { Trans } from '@lingui/react/macro';
import type { AdvertContent } from '#shared/adverts/content-contract.ts';
import { ContentPictures } from '#web/features/advert-content/content-pictures.tsx';
import { useContentFields } from '#web/features/advert-content/content-fields.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

interface ContentChangesProps {
  readonly before: AdvertContent;
  readonly after: AdvertContent;
  /** Names of the fields that differ. */
  readonly changed: readonly string[];
}

const loadWords = lazyPart(() => import('#web/features/edited-version/changed-words.tsx'));
const valueClasses = 'py-2 pr-4 break-words whitespace-pre-line';

/** The old and the new value of each changed field, side by side, with the changed words marked. */
export function ContentChanges({ before, after, changed }: ContentChangesProps) {
  const words = useChunk(loadWords, true);
  const fields = useContentFields().filter(({ name, with: others = [] }) =>
    [name, ...others].some((each) => changed.includes(each)),
  );
  return (
    <table className="w-full table-fixed text-sm">
      <thead className="text-left text-muted">
        <tr>
          <th scope="col" className="w-20 py-1 pr-3 font-normal tablet:w-32">
            <Trans>Údaj</Trans>
          </th>
          <th scope="col" className="py-1 pr-4 font-normal">
            <Trans>Nyní</Trans>
          </th>
          <th scope="col" className="py-1 font-normal">
            <Trans>Po změně</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="align-top">
        {fields.map(({ name, label, textOf }) => {
          const texts = { before: textOf(before), after: textOf(after) };
          const valueOf = (version: 'before' | 'after') => {
            const other = version === 'before' ? after : before;
            if (name === 'pictures') {
              const { pictures } = version === 'before' ? before : after;
              return <ContentPictures keys={pictures} compared={{ keys: other.pictures, version }} />;
            }
            const isProse = name === 'name' || name === 'description';
            if (words) return <words.ChangedWords {...texts} version={version} isProse={isProse} />;
            return texts[version] || '–';
          };
          return (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 pr-3 text-left font-semibold break-words">
                {label}
              </th>
              <td lang={before.lang} className={valueClasses}>
                {valueOf('before')}
              </td>
              <td lang={after.lang} className={valueClasses}>
                {valueOf('after')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
