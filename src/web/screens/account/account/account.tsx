import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Me } from '#shared/accounts/contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { DealPage } from '#shared/deals/contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { OwnSubscription } from '#shared/newsletters/contract.ts';
import type { OrderSummary } from '#shared/orders/contract.ts';
import type { OwnReport } from '#shared/reports/contract.ts';
import type { toppingContract } from '#shared/topping/contract.ts';
import { Avatar } from '#web/features/avatar/avatar.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Icon } from '#web/ui/icon.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { Card } from './card.tsx';
import { NewsletterCard } from './newsletter-card.tsx';
import { NewestOrders, NewestReports, OpenDeals, shownEach } from './newest-cards.tsx';

interface Overview {
  readonly me: Me;
  /** The newest orders. */
  readonly orders: readonly OrderSummary[];
  /** In progress, the latest first. */
  readonly deals: Pick<DealPage, 'deals' | 'total'>;
  readonly toppings: CallAnswer<(typeof toppingContract)['current']>;
  /** The newest reports. */
  readonly reports: readonly OwnReport[];
  readonly messages: { readonly total: number; readonly new: number };
  readonly watchdogs: { readonly total: number; readonly active: number };
  readonly newsletter: OwnSubscription;
  readonly adverts: { readonly active: number; readonly total: number; readonly limit: number | null };
}

/** The overview of the account. */
export const screen = defineScreen<Overview>({
  load: async ({ api, locale }) => {
    const [me, adverts, messages, { orders }, watchdogs, deals, toppings, { reports }, newsletter] = await Promise.all([
      api.accounts.me(),
      api.adverts.statistics(),
      api.messages.counter({ query: { counter: '1' } }),
      api.orders.mine({ query: { page: 1 } }),
      api.watchdogs.list({ query: { lang: locale } }),
      api.deals.list({ query: { lang: locale, folder: 'open', page: 1 } }),
      api.topping.current(),
      api.reports.own({ query: { page: 1 } }),
      api.newsletters.own(),
    ]);
    const { total, active } = watchdogs;
    return {
      me: me.data,
      adverts,
      messages,
      watchdogs: { total, active },
      orders: orders.slice(0, shownEach),
      deals: { deals: deals.deals.slice(0, shownEach), total: deals.total },
      toppings,
      reports: reports.slice(0, shownEach),
      newsletter,
    };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Přehled účtu`),
    alternates: pathsInAllLocales('account'),
    isIndexed: false,
  }),
  Page: function AccountPage({ data }) {
    const { me, adverts, messages, watchdogs, orders, deals, toppings, reports, newsletter } = data;
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
          <OpenDeals {...deals} />
          <Card icon="tag" title={<Trans>Inzeráty</Trans>} href={routePath('account-advertisements', locale)}>
            <p className="font-heading text-3xl font-semibold tabular-nums">
              {limit === null ? wholeNumberText(total, locale) : `${total}/${limit}`}
            </p>
            <p className="text-muted">
              <Trans>z toho veřejných: {active}</Trans>
            </p>
          </Card>
          {toppings.length > 0 && <Toppings toppings={toppings} />}
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
          {reports.length > 0 && <NewestReports reports={reports} />}
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
          <NewsletterCard {...newsletter} />
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

/** Running toppings and the requests that wait: for the payment, which is the user's turn, or for an administrator. */
function Toppings({ toppings }: Pick<Overview, 'toppings'>) {
  const { locale } = usePage();
  const countOf = (state: Overview['toppings'][number]['state']) =>
    toppings.filter((topping) => topping.state === state).length;
  const [running, unpaid, requested] = [countOf('running'), countOf('unpaid'), countOf('requested')];
  return (
    <Card icon="star" title={<Trans>Topování</Trans>} href={routePath('account-advertisements', locale)}>
      <p className="font-heading text-3xl font-semibold tabular-nums">{wholeNumberText(running, locale)}</p>
      <ul className="text-muted">
        <li>
          <Trans>právě topované inzeráty</Trans>
        </li>
        {unpaid > 0 && (
          <li>
            <Trans>čeká na platbu: {unpaid}</Trans>
          </li>
        )}
        {requested > 0 && (
          <li>
            <Trans>čeká na schválení: {requested}</Trans>
          </li>
        )}
      </ul>
    </Card>
  );
}
