import { Trans } from '@lingui/react/macro';
import { usePage } from '#web/page/page-context.tsx';

/**
 * The box in the footer. A plain form, which `browser.tsx` takes over: the browser keeps the server's HTML of the
 * footer.
 */
export function NewsletterBox() {
  const { locale } = usePage();
  return (
    <form method="post" action="/api/subscriber/form" noValidate data-newsletter className="mt-6 max-w-sm">
      <input type="hidden" name="lang" value={locale} />
      <label htmlFor="newsletter-email" className="mb-1 block font-heading text-lg font-semibold">
        <Trans>Newsletter</Trans>
      </label>
      <p id="newsletter-help" className="mb-2 text-sm opacity-90">
        <Trans>Novinky e-mailem, z kategorií, které si vyberete.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <input
          id="newsletter-email"
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          required
          aria-describedby="newsletter-help newsletter-error"
          className="min-h-11 min-w-0 grow basis-48 rounded border border-on-bottle/50 bg-surface px-3 py-2 text-ink aria-invalid:border-2 aria-invalid:border-amber"
        />
        <button
          type="submit"
          className="inline-flex min-h-11 items-center rounded border border-on-bottle/50 px-4 font-semibold hover:bg-on-bottle/10 aria-busy:opacity-60"
        >
          <Trans>Odebírat</Trans>
        </button>
      </div>
      <p id="newsletter-error" role="alert" data-error className="mt-1 font-semibold empty:hidden" />
    </form>
  );
}
