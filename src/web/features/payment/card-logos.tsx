import { useLingui } from '@lingui/react/macro';

const cards = { visa: 'Visa', mastercard: 'Mastercard' } as const;

/** The accepted cards. */
export function CardLogos() {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Platební karty`} className="flex gap-2">
      {Object.entries(cards).map(([id, name]) => (
        <li key={id}>
          <svg width="48" height="30" role="img" aria-label={name}>
            <use href={`/cards.svg#${id}`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
