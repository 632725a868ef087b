import { Trans } from '@lingui/react/macro';
import type { Category } from '#shared/catalog/contract.ts';
import { ageLimit } from '#shared/shop/figures.ts';

/** Alcohol and tobacco are for adults only. */
export function AgeNote({ rule }: { rule: Category['age_rule'] }) {
  if (rule === 'none') return null;
  return (
    <p className="flex items-center gap-2 text-sm">
      <span
        aria-hidden="true"
        className="rounded-full border border-current px-1.5 text-xs font-bold text-burgundy-text"
      >
        {ageLimit}+
      </span>
      <Trans>Prodej jen osobám od {ageLimit} let.</Trans>
    </p>
  );
}
