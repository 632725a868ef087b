import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

const outcomes = ['sent', 'exists', 'missing', 'invalid', 'failed'] as const;
type Outcome = (typeof outcomes)[number];

/** Where the box in the footer leads without script: says what has happened, and takes the address again. */
export const screen = defineScreen<{ readonly outcome: Outcome | undefined }>({
  hasSidebar: false,
  load: ({ query }) => Promise.resolve({ outcome: outcomes.find((each) => query.has(each)) }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Newsletter`),
    alternates: pathsInAllLocales('newsletter'),
    isIndexed: false,
  }),
  Page: function NewsletterPage({ data: { outcome } }) {
    const { t } = useLingui();
    const { locale } = usePage();
    const isDone = outcome === 'sent' || outcome === 'exists';
    const errors: Partial<Record<Outcome, string>> = {
      missing: t`Pole musí být vyplněno`,
      invalid: t`Pole musí obsahovat platný email.`,
    };
    const error = outcome && errors[outcome];
    return (
      <div className="mx-auto flex max-w-2xl flex-col gap-5">
        <h1 className="text-3xl">
          <Trans>Newsletter</Trans>
        </h1>
        <p role="status" className="empty:hidden">
          {outcome === 'sent' && (
            <Trans>
              E-mail jsme uložili. Odběr prosím potvrďte odkazem, který jsme vám poslali. Na stejné stránce si vyberete,
              o čem vám máme psát; zatím jsou vybrané všechny kategorie.
            </Trans>
          )}
          {outcome === 'exists' && (
            <Trans>
              Tento e-mail už newsletter odebírá. Předvolby změníte odkazem, který je na konci každého newsletteru, nebo
              ve svém účtu.
            </Trans>
          )}
          {outcome === 'failed' && <Trans>E-mail se nepodařilo uložit. Zkuste to prosím znovu.</Trans>}
        </p>
        {isDone ? (
          <p>
            <LinkButton look="secondary" href={routePath('home', locale)}>
              <Trans>Na úvodní stránku</Trans>
            </LinkButton>
          </p>
        ) : (
          // With script the dialog takes over, as it does in the footer.
          <form
            method="post"
            action="/api/subscriber/form"
            noValidate
            data-newsletter
            className="flex flex-col items-start gap-4"
          >
            <input type="hidden" name="lang" value={locale} />
            <TextField
              name="email"
              type="email"
              label={t`E-mail`}
              help={error === undefined && t`Newsletter pošleme až po potvrzení odkazem, který vám přijde.`}
              errors={error === undefined ? [] : [error]}
              autoComplete="email"
              maxLength={254}
              required
              className="w-full max-w-md"
            />
            <p role="alert" data-error className="-mt-3 font-semibold text-burgundy-text empty:hidden" />
            <Button type="submit">
              <Trans>Odebírat newsletter</Trans>
            </Button>
          </form>
        )}
      </div>
    );
  },
});
