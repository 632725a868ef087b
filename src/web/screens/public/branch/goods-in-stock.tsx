import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BranchGoods } from '#shared/catalog/contract.ts';
import type { PublicBranch } from '#shared/delivery/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { ListingGrid } from '#web/features/listing-card/listing-grid.tsx';
import { ResultCount } from '#web/features/listing-list/result-count.tsx';
import { useIsNavigating, useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { countText } from '#web/ui/numbers.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { goodsSearch, type GoodsChoice } from './goods-address.ts';

interface GoodsInStockProps {
  readonly branch: PublicBranch;
  readonly goods: BranchGoods;
  readonly choice: GoodsChoice;
}

/** The goods in stock at a branch, with a search among them. */
export function GoodsInStock({ branch, goods, choice }: GoodsInStockProps) {
  const { path } = usePage();
  const isNavigating = useIsNavigating();
  const { listings, total, page, pages, corrected_query: corrected } = goods;
  const isNarrowed = choice.q !== '' || choice.category !== undefined;
  return (
    <section aria-labelledby="branch-goods" className="flex flex-col gap-4">
      <h2 id="branch-goods" className="text-2xl">
        <Trans>Skladem na prodejně</Trans>
      </h2>
      {(isNarrowed || listings.length > 0) && (
        <>
          <GoodsSearch branch={branch} choice={choice} />
          <Categories goods={goods} choice={choice} />
          <p className="flex flex-wrap items-center gap-x-4">
            <output className="font-semibold tabular-nums">
              <ResultCount total={total} />
            </output>
            {corrected !== null && (
              <span className="text-muted">
                <Trans>Hledáme „{corrected}“.</Trans>
              </span>
            )}
          </p>
        </>
      )}
      {listings.length > 0 ? (
        <div
          aria-busy={isNavigating}
          className={classes('transition-opacity duration-150', isNavigating && 'opacity-50 delay-200')}
        >
          <ListingGrid listings={listings} headingLevel={3} />
        </div>
      ) : (
        <NoGoods choice={choice} isNarrowed={isNarrowed} />
      )}
      <Pagination current={page} last={pages} hrefOf={(number) => `${path}${goodsSearch(choice, number)}`} />
    </section>
  );
}

function GoodsSearch({ branch: { town }, choice }: Pick<GoodsInStockProps, 'branch' | 'choice'>) {
  const { t } = useLingui();
  const { path } = usePage();
  const { navigate } = useNavigation();
  return (
    <search aria-label={t`Hledat ve zboží prodejny ${town}`}>
      <form
        key={choice.q}
        method="get"
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          navigate(`${path}${goodsSearch({ q })}`, { keepScroll: true });
        }}
        className="flex max-w-2xl gap-2"
      >
        <TextField
          type="search"
          name="q"
          label={t`Co na prodejně hledáte?`}
          isLabelHidden
          defaultValue={choice.q}
          maxLength={200}
          placeholder={t`Název, značka nebo druh`}
          autoComplete="off"
          className="grow"
        />
        <Button type="submit">
          <Icon name="search" />
          <Trans>Hledat</Trans>
        </Button>
      </form>
    </search>
  );
}

/** Links to the goods of each root category; nothing where one has them all. */
function Categories({ goods: { categories }, choice }: Pick<GoodsInStockProps, 'goods' | 'choice'>) {
  const { t } = useLingui();
  const { locale } = usePage();
  if (categories.length < 2) return null;
  return (
    <nav aria-label={t`Druhy zboží`} className="-mx-4 overflow-x-auto px-4 tablet:mx-0 tablet:px-0">
      <ul className="flex w-max gap-2 py-1 tablet:w-auto tablet:flex-wrap">
        <li>
          <CategoryLink choice={{ q: choice.q }} isChosen={choice.category === undefined}>
            <Trans>Vše</Trans>
          </CategoryLink>
        </li>
        {categories.map(({ id, name, results }) => (
          <li key={id}>
            <CategoryLink choice={{ q: choice.q, category: id }} isChosen={choice.category === id}>
              {name} <span className="font-normal tabular-nums opacity-80">{countText(results, locale)}</span>
            </CategoryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CategoryLinkProps {
  readonly choice: GoodsChoice;
  readonly isChosen: boolean;
  readonly children: ReactNode;
}

function CategoryLink({ choice, isChosen, children }: CategoryLinkProps) {
  const { path } = usePage();
  return (
    <a
      href={`${path}${goodsSearch(choice)}`}
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

function NoGoods({ choice, isNarrowed }: { choice: GoodsChoice; isNarrowed: boolean }) {
  const { locale, path } = usePage();
  if (!isNarrowed)
    return (
      <EmptyState pictogram="carafe" title={<Trans>Prodejna teď nemá skladem žádné zboží</Trans>}>
        <p>
          <Trans>Zboží z e-shopu sem dovezeme a dáme vám vědět, až bude připraveno.</Trans>
        </p>
        <LinkButton href={routePath('products-new', locale)}>
          <Trans>Prohlédnout novinky</Trans>
        </LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState pictogram="carafe" title={<Trans>Nic takového prodejna skladem nemá</Trans>}>
      <p>
        <Trans>Zkuste jiná slova, nebo hledejte v celé nabídce: zboží z e-shopu na prodejnu dovezeme.</Trans>
      </p>
      <p className="flex flex-wrap justify-center gap-3">
        {choice.q !== '' && (
          <LinkButton href={`${routePath('search', locale)}?${new URLSearchParams({ q: choice.q })}`}>
            <Trans>Hledat v celé nabídce</Trans>
          </LinkButton>
        )}
        <LinkButton look="secondary" href={path}>
          <Trans>Vše, co je tu skladem</Trans>
        </LinkButton>
      </p>
    </EmptyState>
  );
}
