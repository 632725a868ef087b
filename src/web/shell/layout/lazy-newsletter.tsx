import { newsletterRequest } from '#web/features/newsletter/newsletter-request.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { useStore } from '#web/ui/store.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';

const loadDialog = lazyPart(() => import('#web/features/newsletter/newsletter-dialog.tsx'));

/** Mounted on every page with a footer: the dialog of the newsletter, loaded when it is first opened. */
export function LazyNewsletter() {
  const request = useStore(newsletterRequest, undefined);
  const onFailure = useLoadFailure(() => newsletterRequest.set(undefined));
  const dialog = useChunk(loadDialog, request !== undefined, onFailure);
  return dialog ? <dialog.NewsletterDialog request={request} /> : null;
}
