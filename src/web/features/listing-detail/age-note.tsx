import { Trans } from '@lingui/react/macro';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import { ageLimit } from '#shared/shop/figures.ts';

/** The age restriction of the listing. */
export function AgeNote({ listing: { age_rule, product } }: { listing: ListingDetail }) {
  if (age_rule === 'none') return null;
  return (
    <p className="flex items-start gap-3 text-sm">
      <span className="grid size-8 shrink-0 place-items-center rounded-full border-2 border-burgundy-text text-xs font-bold text-burgundy-text">
        {ageLimit}+
      </span>
      <span className="max-w-prose">
        {!product ? (
          <Trans>Jen pro osoby od {ageLimit} let. Při předání se navzájem ujistěte o věku.</Trans>
        ) : age_rule === 'tobacco' ? (
          <Trans>
            Tabák prodáváme jen osobám od {ageLimit} let a doručujeme ho pouze v zemi obchodu. Věk ověříme při převzetí.
          </Trans>
        ) : (
          <Trans>Alkohol prodáváme jen osobám od {ageLimit} let. Věk ověříme při převzetí.</Trans>
        )}
      </span>
    </p>
  );
}
