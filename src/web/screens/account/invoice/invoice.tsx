import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Address, EmailChange, Me } from '#shared/accounts/contract.ts';
import type { AgeProofs } from '#shared/age-proofs/contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { accountsContract } from '#shared/accounts/contract.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { localPath } from '#web/features/session/local-path.ts';
import { defineScreen } from '#web/page/screen.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { AddressBook } from './address-book.tsx';
import { AgeProof } from './age-proof.tsx';
import { AvatarForm } from './avatar-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { OwnEmail } from './own-email.tsx';
import { Logins } from './logins.tsx';
import { PasswordForm } from './password-form.tsx';
import type { SecondFactorState } from './second-factor.tsx';

interface InvoiceData {
  readonly me: Me;
  readonly emailChange: EmailChange | null;
  readonly addresses: readonly Address[];
  readonly logins: CallAnswer<(typeof accountsContract)['logins']>;
  readonly countries: readonly Country[];
  readonly ageProofs: AgeProofs;
  /** Only administrators have a second factor. */
  readonly secondFactor: SecondFactorState | null;
  /** Where a saved address leads; undefined: it stays here. */
  readonly back: string | undefined;
}

const loadSecondFactor = () => import('./second-factor.tsx');

/** Invoice and contact data, avatar, addresses, password, second factor, logins. */
export const screen = defineScreen<InvoiceData>({
  load: async ({ api, locale, query }) => {
    const [me, { change: emailChange }, addresses, logins, countries, ageProofs] = await Promise.all([
      api.accounts.me(),
      api.accounts.emailChange(),
      api.accounts.addresses(),
      api.accounts.logins(),
      api.lists.countries({ params: { locale } }),
      api.ageProofs.get(),
    ]);
    const secondFactor = me.data.scopes.length > 0 ? await api.secondFactor.state() : null;
    return {
      me: me.data,
      emailChange,
      addresses,
      logins,
      countries,
      ageProofs,
      secondFactor,
      back: localPath(query.get('back')),
    };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Fakturační a kontaktní údaje`),
    alternates: pathsInAllLocales('account-invoice'),
    isIndexed: false,
  }),
  Page: function AccountInvoicePage({
    data: { me, emailChange, addresses, logins, countries, ageProofs, secondFactor, back },
  }) {
    const chunk = useChunk(loadSecondFactor, secondFactor !== null);
    return (
      <div className="flex max-w-2xl flex-col gap-12">
        <section aria-labelledby="contact-title">
          <h1 id="contact-title" className="mb-5 text-3xl">
            <Trans>Fakturační a kontaktní údaje</Trans>
          </h1>
          <AvatarForm me={me} />
          <ContactForm me={me} />
        </section>
        <section aria-labelledby="addresses-title">
          <h2 id="addresses-title" className="mb-4 text-2xl">
            <Trans>Adresy</Trans>
          </h2>
          <AddressBook addresses={addresses} countries={countries} back={back} />
        </section>
        {(ageProofs.providers.length > 0 || ageProofs.proof) && (
          <section aria-labelledby="age-title">
            <h2 id="age-title" className="mb-4 text-2xl">
              <Trans>Ověření věku</Trans>
            </h2>
            <AgeProof proofs={ageProofs} />
          </section>
        )}
        <section aria-labelledby="security-title">
          <h2 id="security-title" className="mb-6 text-2xl">
            <Trans>Zabezpečení</Trans>
          </h2>
          <div className="flex flex-col gap-10">
            <section aria-labelledby="email-title">
              <h3 id="email-title" className="mb-4 text-xl">
                <Trans>E-mail pro přihlášení</Trans>
              </h3>
              <OwnEmail me={me} change={emailChange} />
            </section>
            <section aria-labelledby="password-title">
              <h3 id="password-title" className="mb-4 text-xl">
                <Trans>Změna hesla</Trans>
              </h3>
              <PasswordForm />
            </section>
            {secondFactor && (
              <section id="second-factor" aria-labelledby="second-factor-title">
                <h3 id="second-factor-title" className="mb-4 text-xl">
                  <Trans>Dvoufázové ověření</Trans>
                </h3>
                {chunk && <chunk.SecondFactor state={secondFactor} />}
              </section>
            )}
            <section aria-labelledby="logins-title">
              <h3 id="logins-title" className="mb-4 text-xl">
                <Trans>Kde jste přihlášeni</Trans>
              </h3>
              <Logins logins={logins} />
            </section>
          </div>
        </section>
      </div>
    );
  },
});
