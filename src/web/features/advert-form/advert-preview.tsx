import { useEffect, useRef, type MouseEvent } from 'react';
import { Trans } from '@lingui/react/macro';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import { ListingContent } from '#web/features/listing-detail/listing-content.tsx';
import { Button } from '#web/ui/button.tsx';

interface AdvertPreviewProps {
  readonly listing: ListingDetail;
  /** Id of the form, which the preview sends. */
  readonly form: string;
  readonly submitText: string;
  readonly isSending: boolean;
  readonly onBack: () => void;
}

/** An advert as its page will show it, in place of the form, before it is sent. */
export function AdvertPreview({ listing, form, submitText, isSending, onBack }: AdvertPreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="preview-title">
      <h2 id="preview-title" ref={heading} tabIndex={-1} className="scroll-mt-40 text-xl outline-none">
        <Trans>Náhled inzerátu</Trans>
      </h2>
      <p className="mt-1 mb-5 text-muted">
        <Trans>Takto bude vypadat jeho stránka. Zatím jste nic neodeslali.</Trans>
      </p>
      <div onClickCapture={openElsewhere} className="rounded border border-line-strong p-4 tablet:p-6">
        <ListingContent listing={listing} />
      </div>
      <p className="sticky bottom-0 z-10 mt-5 flex flex-wrap gap-2 border-t border-line bg-paper py-3">
        <Button type="submit" form={form} disabled={isSending}>
          {submitText}
        </Button>
        <Button look="secondary" onClick={onBack}>
          <Trans>Zpět k úpravám</Trans>
        </Button>
      </p>
    </section>
  );
}

/** Links of the preview open in a new tab, so that nobody leaves the form by mistake. */
function openElsewhere(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}
