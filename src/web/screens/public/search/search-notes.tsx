import { Trans, useLingui } from '@lingui/react/macro';
import { useMoneyText } from '#web/features/price/price.tsx';
import type { FoundPagesProps, PriceLimitsProps } from './search-part-props.ts';

/** The price limits that were read from the words. */
export function PriceLimits({ limits: { from, to } }: PriceLimitsProps) {
  const moneyText = useMoneyText();
  const [low, high] = [from && moneyText(from), to && moneyText(to)];
  return (
    <p className="text-muted">
      {low && high ? (
        <Trans>
          Cena od {low} do {high}
        </Trans>
      ) : low ? (
        <Trans>Cena od {low}</Trans>
      ) : (
        <Trans>Cena do {high}</Trans>
      )}
    </p>
  );
}

/** Info pages and blog posts that the search found. */
export function FoundPages({ pages }: FoundPagesProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Nápověda, blog a prodejny`} className="flex flex-col">
      <h2 className="font-sans text-sm font-semibold text-muted">
        <Trans>Nápověda, blog a prodejny</Trans>
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {pages.map(({ kind, id, title, path }) => (
          <li key={`${kind}${id}`}>
            <a
              href={path}
              className="inline-flex min-h-9 items-center underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
