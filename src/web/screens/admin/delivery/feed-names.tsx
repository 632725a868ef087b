import { useLingui } from '@lingui/react/macro';
import type { AdminCarrier } from '#shared/delivery/admin-contract.ts';
import { heurekaCarriers, zboziCarriers } from '#shared/feeds/feeds.ts';
import { usePage } from '#web/page/page-context.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

interface FeedNamesProps {
  readonly carrier: AdminCarrier | undefined;
  readonly field: (name: string) => { readonly name: string; readonly errors: readonly string[] };
}

/** What the comparison sites call the carrier. Both read the prices of delivery from the feed. */
export function FeedNames({ carrier, field }: FeedNamesProps) {
  const { t } = useLingui();
  const { shell } = usePage();
  const none = t`– neuvádět –`;
  return (
    <>
      <SelectField
        {...field('heureka_id')}
        label={t`Dopravce na Heurece`}
        help={t`Pod tímto označením bude ve feedu pro Heureku.`}
        defaultValue={carrier?.heureka_id ?? ''}
      >
        <Names none={none} names={heurekaCarriers} />
      </SelectField>
      {shell.shop === 'cz' && (
        <SelectField
          {...field('zbozi_id')}
          label={t`Dopravce na Zboží.cz`}
          help={t`Pod tímto označením bude ve feedu pro Zboží.cz. Aby se ceny braly z feedu, zvolte to u nich v nastavení dopravy.`}
          defaultValue={carrier?.zbozi_id ?? ''}
        >
          <Names none={none} names={zboziCarriers} />
        </SelectField>
      )}
    </>
  );
}

function Names({ none, names }: { none: string; names: readonly string[] }) {
  return (
    <>
      <option value="">{none}</option>
      {names.map((id) => (
        <option key={id} value={id}>
          {id}
        </option>
      ))}
    </>
  );
}
