import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { Settings } from '#shared/settings/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Verbatim } from '#web/ui/verbatim.tsx';

/** The operator of the portal and its contacts. */
export function FooterContacts({ contacts }: { contacts: Settings['contacts'] }) {
  const { locale } = usePage();
  const { company, street, postcode, city, company_id, tax_id, register, email, phone, opening_hours } = contacts;
  return (
    <section aria-labelledby="footer-contacts">
      <p id="footer-contacts" className="mb-2 font-heading text-lg font-semibold">
        <Trans>Kontakt</Trans>
      </p>
      <address className="not-italic">
        <p className="font-semibold">{company}</p>
        <p>
          {street}, {postcode} {city}
        </p>
        <p className="mt-2">
          <a href={`mailto:${email}`} className="inline-flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
            <Icon name="mail" size={18} />
            {email}
          </a>
        </p>
        <p>
          <a
            href={`tel:${phone.replace(/\s/g, '')}`}
            className="inline-flex min-h-9 items-center gap-2 pointer-coarse:min-h-11"
          >
            <Icon name="phone" size={18} />
            {phone}
          </a>
        </p>
        <p>
          <a
            href={routePath('branches', locale)}
            className="inline-flex min-h-9 items-center gap-2 pointer-coarse:min-h-11"
          >
            <Icon name="store" size={18} />
            <Trans>Naše prodejny</Trans>
          </a>
        </p>
        {opening_hours && (
          <p className="flex items-center gap-2">
            <Icon name="clock" size={18} className="shrink-0" />
            {opening_hours}
          </p>
        )}
      </address>
      <p className="mt-3 text-sm opacity-85">
        {company_id && (
          <Trans>
            IČO <Verbatim text={company_id} />
          </Trans>
        )}
        {company_id && tax_id && ', '}
        {tax_id && (
          <Trans>
            DIČ <Verbatim text={tax_id} />
          </Trans>
        )}
        {register && <span className="block">{register}</span>}
      </p>
    </section>
  );
}
