import { Select, Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import { usePage } from '#web/page/page-context.tsx';

/** The seller's description, in paragraphs. */
export function ListingText({ listing: { text, text_locale } }: { listing: ListingDetail }) {
  const { locale } = usePage();
  const headingId = useId();
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  if (paragraphs.length === 0) return null;
  const isForeign = text_locale !== locale;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-xl">
        <Trans>Popis</Trans>
      </h2>
      {isForeign && (
        <p className="mt-2 text-sm text-muted">
          <Trans>
            Text je <Select value={text_locale} _cs="v češtině" _en="v angličtině" other="v němčině" />.
          </Trans>
        </p>
      )}
      <div lang={isForeign ? text_locale : undefined} className="mt-3 flex max-w-[68ch] flex-col gap-4">
        {paragraphs.map((paragraph, at) => (
          <p key={at} className="break-words whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
