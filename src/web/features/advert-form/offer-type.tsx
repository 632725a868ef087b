import { Trans, useLingui } from '@lingui/react/macro';
import { Radio } from '#web/ui/radio.tsx';
import type { FormPart } from './form-part.ts';

export function OfferType({ draft, change }: FormPart) {
  const { t } = useLingui();
  const choice = (type: 'supply' | 'demand') => ({
    name: 'offer_type',
    value: type,
    checked: draft.offer_type === type,
    onChange: () => change({ offer_type: type }),
  });
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">
        <Trans>Typ inzerátu</Trans>
      </legend>
      <div className="flex gap-6">
        <Radio {...choice('supply')} label={t`Nabízím`} />
        <Radio {...choice('demand')} label={t`Poptávám`} />
      </div>
    </fieldset>
  );
}
