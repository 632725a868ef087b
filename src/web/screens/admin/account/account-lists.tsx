import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ManagedAdvertRow } from '#shared/adverts/managed-contract.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { AdminOrderRow } from '#shared/orders/admin-contract.ts';
import { AdvertStateMark } from '#web/features/advert-state/advert-state-mark.tsx';
import { totalText } from '#web/features/filtered-list/total-text.ts';
import { OrderStateMark } from '#web/features/order/order-state-mark.tsx';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { usePage } from '#web/page/page-context.tsx';

/** The newest rows of a list, and how many there are: exact up to a thousand. */
export interface Newest<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

interface AccountListProps<Row> {
  readonly id: number;
  readonly list: Newest<Row>;
}

/** The user's newest adverts in any state. */
export function AccountAdverts({ id, list }: AccountListProps<ManagedAdvertRow>) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <NewestList
      title={t`Inzeráty uživatele`}
      empty={t`Zatím nevložil žádný inzerát.`}
      total={list.total}
      href={`${routePath('admin-all-adverts', locale)}?seller=${id}`}
      all={t`Všechny inzeráty uživatele`}
    >
      {list.rows.map((advert) => (
        <Row
          key={advert.id}
          href={routePath('admin-advert', locale, { id: advert.id })}
          name={<span lang={advert.lang}>{advert.name}</span>}
          state={<AdvertStateMark state={advert.state} isHidden={advert.is_hidden} />}
          at={advert.created_at}
        >
          {advert.price && <ChargedPrice money={advert.price} />}
        </Row>
      ))}
    </NewestList>
  );
}

/** The user's newest orders. */
export function AccountOrders({
  id,
  list,
  mayOrder,
}: AccountListProps<AdminOrderRow> & { readonly mayOrder: boolean }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const filter = `?account=${id}`;
  return (
    <NewestList
      title={t`Objednávky uživatele`}
      empty={t`Zatím nic neobjednal.`}
      total={list.total}
      href={`${routePath('admin-orders', locale)}${filter}`}
      all={t`Všechny objednávky uživatele`}
      action={
        mayOrder && { href: `${routePath('admin-order-add', locale)}?account=${id}`, text: t`Objednat za uživatele` }
      }
    >
      {list.rows.map((order) => (
        <Row
          key={order.id}
          href={`${routePath('admin-order', locale, { id: order.id })}${filter}`}
          name={order.number}
          state={<OrderStateMark state={order.state} delivery={order.delivery} />}
          at={order.placed_at}
        >
          <ChargedPrice money={order.total} />
        </Row>
      ))}
    </NewestList>
  );
}

interface NewestListProps {
  readonly title: string;
  readonly empty: string;
  readonly total: number;
  /** The filtered list that shows all of them. */
  readonly href: string;
  readonly all: string;
  readonly action?: { readonly href: string; readonly text: string } | false;
  readonly children: ReactNode;
}

function NewestList({ title, empty, total, href, all, action, children }: NewestListProps) {
  const { locale } = usePage();
  const count = totalText(total, locale);
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-xl">
        {title} {total > 0 && <span className="text-muted tabular-nums">({count})</span>}
      </h2>
      {total === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <>
          <ul className="divide-y divide-line rounded border border-line bg-surface">{children}</ul>
          <p className="mt-2">
            <a href={href} className="inline-flex min-h-9 items-center font-semibold">
              {all}
            </a>
          </p>
        </>
      )}
      {action && (
        <p className="mt-2">
          <LinkButton look="secondary" size="small" href={action.href}>
            {action.text}
          </LinkButton>
        </p>
      )}
    </section>
  );
}

interface RowProps {
  readonly href: string;
  readonly name: ReactNode;
  readonly state: ReactNode;
  readonly at: string;
  readonly children: ReactNode;
}

function Row({ href, name, state, at, children }: RowProps) {
  const { locale } = usePage();
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-3 py-2 text-sm">
      <a href={href} className="min-w-0 grow basis-48 font-semibold break-words">
        {name}
      </a>
      {state}
      <span className="text-muted tabular-nums">{formatDate(at, locale)}</span>
      <span className="whitespace-nowrap tablet:min-w-24 tablet:text-right tabular-nums">{children}</span>
    </li>
  );
}
