import type { AdvertContent } from '#shared/adverts/content-contract.ts';
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
