import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { OwnConsents } from '#shared/privacy/consents-contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';

type Flag = OwnConsents['cookies'][number]['choice'][number];

/** What the user has agreed to, when, and where to withdraw it. */
export function ConsentsSection({ consents }: { consents: OwnConsents }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { terms_at, age_at, newsletter, cookies } = consents;
  const flags: Record<Flag, string> = {
    analytical: t`analytické`,
    marketing: t`marketingové`,
    advertisement: t`reklamní`,
  };
  return (
    <section aria-labelledby="consents-title">
      <h2 id="consents-title" className="mb-3 text-xl">
        <Trans>Vaše souhlasy</Trans>
      </h2>
      <dl className="grid gap-x-6 gap-y-2 rounded-lg border border-line bg-surface p-5 tablet:grid-cols-[14rem_minmax(0,1fr)]">
        <Fact title={t`Podmínky portálu`}>{terms_at ? formatDateTime(terms_at, locale) : t`při registraci`}</Fact>
        {age_at && <Fact title={t`Potvrzení věku`}>{formatDateTime(age_at, locale)}</Fact>}
        <Fact title={t`Newsletter`}>
          {newsletter?.confirmed_at ? formatDateTime(newsletter.confirmed_at, locale) : t`neodebíráte`}{' '}
          {newsletter && (
            <a href={routePath('account-newsletters', locale)}>
              <Trans>Změnit nebo odhlásit</Trans>
            </a>
          )}
        </Fact>
        <Fact title={t`Cookies`}>
          {cookies.length === 0 ? (
            <Trans>Jen technické, nebo jste volili bez přihlášení.</Trans>
          ) : (
            <ul>
              {cookies.map(({ choice, given_at }) => (
                <li key={given_at}>
                  {formatDateTime(given_at, locale)}:{' '}
                  {['technical', ...choice]
                    .map((flag) => (flag === 'technical' ? t`technické` : flags[flag as Flag]))
                    .join(', ')}
                </li>
              ))}
            </ul>
          )}
          <Button look="secondary" size="small" className="mt-2" data-cookie-settings>
            <Trans>Změnit nebo odvolat</Trans>
          </Button>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{title}</dt>
      <dd>{children}</dd>
    </>
  );
}
