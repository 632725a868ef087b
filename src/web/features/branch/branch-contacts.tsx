import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicBranch } from '#shared/delivery/contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { directionsAddress, mapAddress } from './map-address.ts';

const linkClasses = 'inline-flex min-h-9 items-center gap-2 pointer-coarse:min-h-11';

/** Address, phone, e-mail, and links to a map and to directions on other sites. */
export function BranchContacts({ branch }: { branch: PublicBranch }) {
  const { t } = useLingui();
  const { town, street, postcode, phone, email } = branch;
  return (
    <address className="not-italic">
      {street}
      <br />
      {postcode} {town}
      <ul className="mt-2">
        {phone && (
          <li>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className={linkClasses}>
              <Icon name="phone" size={18} />
              {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`} className={linkClasses}>
              <Icon name="mail" size={18} />
              <span className="break-all">{email}</span>
            </a>
          </li>
        )}
        <li className="flex flex-wrap gap-x-5">
          <a
            href={mapAddress(branch)}
            target="_blank"
            rel="noreferrer"
            aria-label={t`Ukázat na mapě: ${town} (otevře se v novém okně)`}
            className={linkClasses}
          >
            <Icon name="pin" size={18} />
            <Trans>Ukázat na mapě</Trans>
          </a>
          <a
            href={directionsAddress(branch)}
            target="_blank"
            rel="noreferrer"
            aria-label={t`Naplánovat cestu: ${town} (otevře se v novém okně)`}
            className={linkClasses}
          >
            <Icon name="arrow-right" size={18} />
            <Trans>Naplánovat cestu</Trans>
          </a>
        </li>
      </ul>
    </address>
  );
}
