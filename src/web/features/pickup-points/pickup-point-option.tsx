import { useLingui } from '@lingui/react/macro';
import type { PickupPoint } from '#shared/delivery/contract.ts';
import { Radio } from '#web/ui/radio.tsx';

interface PickupPointOptionProps {
  readonly point: PickupPoint;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

export function PickupPointOption({ point, name, isChosen, onChoose }: PickupPointOptionProps) {
  const { t } = useLingui();
  const kinds = { shop: t`obchod`, post: t`pošta`, locker: t`box` };
  return (
    <Radio
      name={name}
      value={point.id}
      checked={isChosen}
      onChange={onChoose}
      className="border-b border-line last:border-b-0"
      label={
        <>
          <strong className="block font-semibold">{point.name}</strong>
          <span className="text-sm text-muted">
            {point.street}, {point.postcode} {point.city}
          </span>
        </>
      }
      note={kinds[point.kind]}
    />
  );
}
