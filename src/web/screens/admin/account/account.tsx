import type { ReactNode } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ManagedAdvertRow } from '#shared/adverts/managed-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { AdminOrderRow } from '#shared/orders/admin-contract.ts';
import type { CompanyMatch as Match } from '#shared/verification/company-match-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AccountStateMark } from '#web/features/account-state/account-state-mark.tsx';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { Avatar } from '#web/features/avatar/avatar.tsx';
import { CompanyMatch } from '#web/features/company-match/company-match.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { personName } from '#web/features/person/person-name.ts';
import { defineScreen } from '#web/page/screen.ts';
import { AccountAdverts, AccountOrders, type Newest } from './account-lists.tsx';
import { AccountReviews, type AccountReviewsData } from './account-reviews.tsx';
import { AccountErasure } from './account-erasure.tsx';
import { AccountActions } from './account-actions.tsx';
import type { AccountDetail, UserGroups } from './account-detail.ts';
import { CompanyCorrection } from './company-correction.tsx';
import { EmailCorrection } from './email-correction.tsx';
import { AccountHistory } from './account-history.tsx';
import { AccountNotes } from './account-notes.tsx';
import { readReviewChoice, type ReviewChoice } from './review-choice.ts';
import { RoleForm } from './role-form.tsx';
import { SecondFactorRemoval } from './second-factor-removal.tsx';

interface AccountData {
  readonly account: AccountDetail;
  readonly groups: UserGroups;
  /** Missing without the scope that it needs. */
  readonly adverts?: Newest<ManagedAdvertRow>;
  readonly orders?: Newest<AdminOrderRow>;
  readonly reviews: AccountReviewsData;
  readonly companyMatch: Match;
}

const mostShown = 5;

/** A user with the history of the account and the administrator's actions. */
export const screen = defineScreen<AccountData>({
  layout: 'bare',
  load: async ({ api, locale, params, query }) => {
    const id = Number(params.id);
    const choice = readReviewChoice(query);
    const reviewsOf = (wanted: ReviewChoice) => api.adminReviews.list({ params: { id }, query: wanted });
    const { data: me } = await api.accounts.me();
    const [account, groups, shown, others, companyMatch, adverts, orders] = await Promise.all([
      api.adminAccounts.get({ params: { id } }),
      api.adminAccounts.groups(),
      reviewsOf(choice),
      reviewsOf({ side: choice.side === 'written' ? 'received' : 'written', page: 1 }),
      api.companyMatch.get({ params: { id } }),
      me.scopes.includes('adverts') && api.managedAdverts.list({ query: { seller: id, lang: locale } }),
      me.scopes.includes('orders') && api.adminOrders.list({ query: { account: id } }),
    ]);
    const [here, there] = [shown.total, others.total];
    return {
      account,
      groups,
      companyMatch,
      reviews: {
        choice,
        shown,
        totals: choice.side === 'written' ? { written: here, received: there } : { received: here, written: there },
      },
      ...(adverts && { adverts: { rows: adverts.adverts.slice(0, mostShown), total: adverts.total } }),
      ...(orders && { orders: { rows: orders.orders.slice(0, mostShown), total: orders.total } }),
    };
  },
  head: ({ account: { id, username } }, { i18n }) => ({
    title: i18n._(msg`Uživatel ${{ username: personName(i18n, username) }}`),
    alternates: mapLocales((locale) => routePath('admin-account', locale, { id })),
    isIndexed: false,
  }),
  Page: function AdminAccountPage({ data: { account, groups, adverts, orders, reviews, companyMatch } }) {
    const { t, i18n } = useLingui();
    const { locale } = usePage();
    return (
      <AdminFrame title={personName(i18n, account.username)} aside={<AccountStateMark state={account.state} />}>
        <div className="grid gap-8 wide:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <div className="flex flex-col gap-6">
            <div className="flex items-center gap-4">
              <Avatar username={account.username} avatarKey={account.avatar} size="medium" />
              <AccountActions account={account} />
            </div>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
              <Fact label={t`Jméno`}>{account.name}</Fact>
              <Fact label={t`E-mail`}>
                {account.email} {account.email && (account.is_email_confirmed ? t`(potvrzený)` : t`(nepotvrzený)`)}
              </Fact>
              <Fact label={t`Telefon`}>{account.phone}</Fact>
              {account.is_business && (
                <>
                  <Fact label={t`Firma`}>{account.company}</Fact>
                  <Fact label={t`IČO`}>{account.company_id}</Fact>
                  <Fact label={t`DIČ`}>{account.tax_id}</Fact>
                  <Fact label={t`Sídlo`}>{account.company_address}</Fact>
                </>
              )}
              <Fact label={t`Ověřený účet`}>{account.authorized ? t`ano` : t`ne`}</Fact>
              {(account.scopes.length > 0 || account.has_second_factor) && (
                <Fact label={t`Dvoufázové ověření`}>{account.has_second_factor ? t`ano` : t`ne`}</Fact>
              )}
              <Fact label={t`Inzeráty`}>{account.adverts}</Fact>
              <Fact label={t`Registrace`}>{formatDateTime(account.created_at, locale)}</Fact>
              <Fact label={t`Věk potvrzen`}>
                {account.age_confirmed_at && formatDateTime(account.age_confirmed_at, locale)}
              </Fact>
            </dl>
            {adverts && <AccountAdverts id={account.id} list={adverts} />}
            {orders && <AccountOrders id={account.id} list={orders} mayOrder={account.state === 'approved'} />}
            <CompanyMatch
              match={companyMatch}
              compare={() => browserApi.companyMatch.compare({ params: { id: account.id } })}
            />
            <RoleForm key={account.version} account={account} groups={groups} />
            <div className="flex flex-wrap gap-3">
              <EmailCorrection account={account} />
              <CompanyCorrection account={account} />
            </div>
            {account.has_second_factor && <SecondFactorRemoval account={account} />}
            <AccountErasure account={account} />
            <AccountReviews {...reviews} />
          </div>
          <div className="flex flex-col gap-8">
            <AccountNotes account={account} />
            <section aria-labelledby="history-title">
              <h2 id="history-title" className="mb-3 text-xl">
                <Trans>Historie</Trans>
              </h2>
              <AccountHistory events={account.events} />
            </section>
          </div>
        </div>
      </AdminFrame>
    );
  },
});

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="break-words">{children || '–'}</dd>
    </>
  );
}
