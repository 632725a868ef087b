import { useLingui } from '@lingui/react/macro';

/** The cards that one can pay with. */
export function CardLogos() {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Platební karty`} className="flex gap-2">
      <li>
        <svg width="48" height="30" viewBox="0 0 48 30" role="img" aria-label="Visa" className="rounded-sm bg-white">
          <text
            x="24"
            y="20.5"
            textAnchor="middle"
            fill="#1a1f71"
            className="font-sans text-[16px] font-black tracking-tight italic"
          >
            VISA
          </text>
        </svg>
      </li>
      <li>
        <svg
          width="48"
          height="30"
          viewBox="0 0 48 30"
          role="img"
          aria-label="Mastercard"
          className="rounded-sm bg-white"
        >
          <circle cx="19" cy="15" r="9" fill="#eb001b" />
          <circle cx="29" cy="15" r="9" fill="#f79e1b" />
          <path fill="#ff5f00" d="M24 7.5a9 9 0 0 1 0 15 9 9 0 0 1 0-15Z" />
        </svg>
      </li>
    </ul>
  );
}
