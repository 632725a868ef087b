import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BlogCategory } from '#shared/content/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { blogAddress } from './blog-address.ts';

/** The blog's categories as a row of links, which scrolls on mobile. */
export function BlogCategories({
  categories,
  chosenId,
}: {
  categories: readonly BlogCategory[];
  chosenId: number | undefined;
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t`Kategorie blogu`} className="mb-8 -mx-4 overflow-x-auto px-4 tablet:mx-0 tablet:px-0">
      <ul className="flex w-max gap-2 py-1 tablet:w-auto tablet:flex-wrap">
        <li>
          <CategoryLink href={blogAddress(locale, {})} isChosen={chosenId === undefined}>
            <Trans>Vše</Trans>
          </CategoryLink>
        </li>
        {categories.map(({ id, name, posts }) => (
          <li key={id}>
            <CategoryLink href={blogAddress(locale, { category: id })} isChosen={id === chosenId}>
              {name} <span className="font-normal tabular-nums opacity-80">{wholeNumberText(posts, locale)}</span>
            </CategoryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CategoryLink({ href, isChosen, children }: { href: string; isChosen: boolean; children: ReactNode }) {
  return (
    <a
      href={href}
      aria-current={isChosen ? 'page' : undefined}
      className={classes(
        'flex min-h-11 items-center gap-1.5 rounded border px-4 text-sm font-semibold whitespace-nowrap no-underline transition-colors duration-150',
        isChosen ? 'border-bottle bg-bottle text-on-bottle' : 'border-line-strong bg-surface hover:bg-sunken',
      )}
    >
      {children}
    </a>
  );
}
