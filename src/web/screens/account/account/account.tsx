import type { ReactNode } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Me } from '#shared/accounts/contract.ts';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { OrderSummary } from '#shared/orders/contract.ts';
import { Avatar } from '#web/features/avatar/avatar.tsx';
import { orderStateText } from '#web/features/order/order-state.ts';
import { ReturnMarks } from '#web/features/order/return-marks.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';

interface Overview {
  readonly me: Me;
  /** The newest orders. */
  readonly orders: readonly OrderSummary[];
  readonly messages: { readonly total: number; readonly new: number };
  readonly watchdogs: { readonly total: number; readonly active: number };
  readonly adverts: { readonly active: number; readonly total: number; readonly limit: number | null };
}

const shownOrders = 3;

/** The overview of the account. */
export const screen = defineScreen<Overview>({
  load: async ({ api, locale }) => {
    const [me, adverts, messages, { orders }, watchdogs] = await Promise.all([
      api.accounts.me(),
      api.adverts.statistics(),
      api.messages.counter({ query: { counter: '1' } }),
      api.orders.mine({ query: { page: 1 } }),
      api.watchdogs.list({ query: { lang: locale } }),
    ]);
    const { total, active } = watchdogs;
    return { me: me.data, adverts, messages, watchdogs: { total, active }, orders: orders.slice(0, shownOrders) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Přehled účtu`),
    alternates: pathsInAllLocales('account'),
    isIndexed: false,
  }),
  Page: function AccountPage({ data: { me, adverts, messages, watchdogs, orders } }) {
    const { locale } = usePage();
    const { active, total, limit } = adverts;
    return (
      <div className="flex flex-col gap-6">
        <div className="flex items-center gap-4">
          <Avatar username={me.username} avatarKey={me.avatar_file_name} size="medium" />
          <h1 className="min-w-0 text-3xl break-words">
            <Trans>Dobrý den, {me.first_name || me.username}</Trans>
          </h1>
        </div>
        {me.suspended_until && (
          <p className="flex gap-3 rounded border border-amber bg-amber-soft p-4">
            <Icon name="info" className="mt-0.5 shrink-0" />
            <span>
              <Trans>
                Účet je pozastavený do {formatDateTime(me.suspended_until, locale)}. Do té doby nemůžete vkládat
                inzeráty, psát zprávy ani hodnotit. Důvod a možnost odvolání najdete v{' '}
                <a href={routePath('account-notices', locale)}>rozhodnutí správce</a>.
              </Trans>
            </span>
          </p>
        )}
        <div className="grid gap-4 tablet:grid-cols-2">
          {orders.length > 0 && <NewestOrders orders={orders} />}
          <Card icon="tag" title={<Trans>Inzeráty</Trans>} href={routePath('account-advertisements', locale)}>
            <p className="font-heading text-3xl font-semibold tabular-nums">
              {limit === null ? wholeNumberText(total, locale) : `${total}/${limit}`}
            </p>
            <p className="text-muted">
              <Trans>z toho veřejných: {active}</Trans>
            </p>
          </Card>
          <Card icon="message" title={<Trans>Zprávy</Trans>} href={routePath('account-messages', locale)}>
            <p className="font-heading text-3xl font-semibold tabular-nums">
              {wholeNumberText(messages.total, locale)}
            </p>
            <p className="text-muted">
              {messages.new === 0 ? <Trans>žádná nová</Trans> : <Trans>z toho nových: {messages.new}</Trans>}
            </p>
          </Card>
          <Card icon="bell" title={<Trans>Hlídací psi</Trans>} href={routePath('account-watchdogs', locale)}>
            <p className="font-heading text-3xl font-semibold tabular-nums">
              {wholeNumberText(watchdogs.total, locale)}
            </p>
            <p className="text-muted">
              <Trans>právě hlídá: {watchdogs.active}</Trans>
            </p>
          </Card>
          <Card icon="shield-check" title={<Trans>Ověření</Trans>} href={routePath('account-verified-account', locale)}>
            {me.authorized ? (
              <p>
                <Trans>Účet je ověřený: inzeráty zveřejňujeme hned a bez omezení počtu.</Trans>
              </p>
            ) : (
              <p>
                <Trans>Účet není ověřený: inzeráty schvaluje správce a najednou jich může být nejvýše {limit}.</Trans>
              </p>
            )}
          </Card>
          <Card icon="user" title={<Trans>Údaje</Trans>} href={routePath('account-invoice', locale)}>
            <p>
              {me.first_name} {me.last_name}
              {me.company && <span className="block">{me.company}</span>}
              <span className="block text-muted">{me.email}</span>
            </p>
          </Card>
          {me.group && (
            <Card icon="tag" title={<Trans>Sleva</Trans>}>
              <p>
                <Trans>
                  Jako člen skupiny {me.group.name} máte v e-shopu slevu {me.group.discount}&nbsp;%.
                </Trans>
              </p>
            </Card>
          )}
        </div>
      </div>
    );
  },
});

function NewestOrders({ orders }: Pick<Overview, 'orders'>) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  return (
    <Card icon="cart" title={<Trans>Objednávky</Trans>} href={routePath('account-orders', locale)}>
      <ul className="flex flex-col gap-2">
        {orders.map(({ id, hash, number, state, delivery, placed_at: placedAt, returns }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <a href={routePath('account-order-summary', locale, { id, hash })} className="relative font-semibold">
              <Trans>Objednávka {number}</Trans>
            </a>
            <span>
              {i18n._(orderStateText(state, delivery))}
              <ReturnMarks returns={returns} />
            </span>
            <span className="w-full text-sm text-muted">
              <Trans>Objednáno {formatDate(placedAt, locale)}</Trans>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface CardProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  /** The whole card leads there. */
  readonly href?: string;
  readonly children: ReactNode;
}

function Card({ icon, title, href, children }: CardProps) {
  return (
    <section
      className={classes('relative rounded border border-line bg-surface p-5', href && 'hover:border-amber-text')}
    >
      <h2 className="mb-2 flex items-center gap-2.5 text-xl">
        <Icon name={icon} className="text-amber-text" />
        {href ? (
          <a href={href} className="grow no-underline after:absolute after:inset-0">
            {title}
          </a>
        ) : (
          title
        )}
        {href && <Icon name="chevron-right" className="text-muted" />}
      </h2>
      {children}
    </section>
  );
}
