import { Trans, useLingui } from '@lingui/react/macro';
import type { AdvertContent } from '#shared/adverts/content-contract.ts';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { useContentFields } from './content-fields.ts';

/** The content of a new advert. */
export function ContentFacts({ content }: { content: AdvertContent }) {
  const fields = useContentFields();
  return (
    <>
      <p lang={content.lang} className="max-w-[75ch] text-sm whitespace-pre-line">
        {content.description}
      </p>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {fields
          .filter(({ name }) => name !== 'name' && name !== 'description' && name !== 'category')
          .map(({ name, label, textOf }) => ({ name, label, text: textOf(content) }))
          .filter(({ text }) => text !== '')
          .map(({ name, label, text }) => (
            <div key={name} className="flex gap-1.5">
              <dt className="text-muted">{label}:</dt>
              <dd className="tabular-nums">{text}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

/** Thumbnails that link to the full pictures; the first is the main one. */
export function ContentPictures({ keys }: { keys: readonly string[] }) {
  const { t } = useLingui();
  if (keys.length === 0)
    return (
      <p className="mb-3 text-sm text-muted">
        <Trans>Bez obrázku</Trans>
      </p>
    );
  return (
    <ul className="mb-3 flex flex-wrap gap-2">
      {keys.map((key, at) => (
        <li key={key}>
          <a href={pictureAddress(key, 960, 'webp')} target="_blank" rel="noopener">
            <img
              src={pictureAddress(key, 160, 'webp')}
              alt={t`Obrázek ${at + 1}`}
              width="80"
              height="100"
              loading="lazy"
              className="aspect-4/5 rounded border border-line bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
