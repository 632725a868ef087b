import { Trans } from '@lingui/react/macro';
import type { AdvertContent } from '#shared/adverts/content-contract.ts';
import { ContentPictures } from '#web/features/advert-content/content-facts.tsx';
import { useContentFields } from '#web/features/advert-content/content-fields.ts';

interface ContentChangesProps {
  readonly before: AdvertContent;
  readonly after: AdvertContent;
  /** Names of the fields that differ. */
  readonly changed: readonly string[];
}

const valueClasses = 'py-2 pr-4 break-words whitespace-pre-line';

/** The old and the new value of each changed field, side by side. */
export function ContentChanges({ before, after, changed }: ContentChangesProps) {
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
        {fields.map(({ name, label, textOf }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-2 pr-3 text-left font-semibold break-words">
              {label}
            </th>
            <td lang={before.lang} className={valueClasses}>
              {name === 'pictures' ? (
                <ContentPictures keys={before.pictures} />
              ) : (
                <del className="text-muted">{textOf(before) || '–'}</del>
              )}
            </td>
            <td lang={after.lang} className={valueClasses}>
              {name === 'pictures' ? (
                <ContentPictures keys={after.pictures} />
              ) : (
                <ins className="no-underline">{textOf(after) || '–'}</ins>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
