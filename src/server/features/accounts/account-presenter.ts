import type { Me } from '#shared/accounts/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Scope } from '#shared/contract/scopes.ts';
import type { FullAccountRow } from './account.queries.ts';

export function presentMe(account: FullAccountRow, now: Date): Me {
  const { suspended_until: until } = account;
  return {
    id: account.id,
    username: account.username,
    email: account.email ?? '',
    avatar_file_name: account.avatar_key,
    authorized: account.authorized,
    group: account.group_name === null ? null : { name: account.group_name, discount: account.discount_percent ?? 0 },
    scopes: account.scopes as Scope[],
    first_name: account.first_name,
    last_name: account.last_name,
    phone_prefix: account.phone_prefix,
    phone: account.phone,
    is_business: account.is_business,
    company: account.company,
    company_id: account.company_id,
    tax_id: account.tax_id,
    company_address: account.company_address,
    locale: account.locale as Locale,
    is_email_confirmed: account.email_confirmed_at !== null,
    has_second_factor: account.second_factor_confirmed_at !== null,
    suspended_until: until !== null && now < until ? until.toISOString() : null,
    is_influencer: account.is_influencer,
    created_at: account.created_at.toISOString(),
  };
}

/** The public data. A private person is shown by username only. */
export function presentProfile(account: FullAccountRow) {
  const { company, company_id, company_address } = account;
  return {
    id: account.id,
    username: account.username,
    avatar: account.avatar_key,
    is_verified: account.authorized,
    is_business: account.is_business,
    business:
      account.is_business && company && company_id && company_address
        ? { company, company_id, tax_id: account.tax_id, address: company_address }
        : null,
    stars: account.stars_average,
    reviews: account.reviews,
    since: account.created_at.toISOString(),
  };
}
