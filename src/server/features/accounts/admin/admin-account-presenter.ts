import type { z } from 'zod';
import type { AdminAccountRow, adminAccount } from '#shared/accounts/admin-contract.ts';
import { defaultLocale, isLocale } from '#shared/i18n/locales.ts';
import { phoneText } from '#shared/accounts/phone.ts';
import type { AccountState } from '#shared/accounts/limits.ts';
import { versionOf } from '#server/platform/db/row-version.ts';
import type { Scope } from '#shared/contract/scopes.ts';
import { roleOf } from './account-role.ts';
import type { listAccountNotes } from './account-note.queries.ts';
import type { AdminAccountDetail, AdminAccountRecord, listAccountEvents } from './admin-account.queries.ts';
import { companyPart } from './correct-company.ts';

interface Beside {
  readonly events: Awaited<ReturnType<typeof listAccountEvents>>;
  readonly notes: Awaited<ReturnType<typeof listAccountNotes>>;
  readonly adverts: number;
}

export function presentAdminAccountRow(account: AdminAccountRecord, adverts: number): AdminAccountRow {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    name: `${account.first_name} ${account.last_name}`.trim(),
    phone: account.phone && phoneText(account.phone_prefix, account.phone),
    state: account.state as AccountState,
    is_business: account.is_business,
    company: account.company,
    company_id: account.company_id,
    authorized: account.authorized,
    scopes: account.scopes as Scope[],
    group: account.group_name,
    adverts,
    created_at: account.created_at.toISOString(),
    locale: isLocale(account.locale) ? account.locale : defaultLocale,
  };
}

export function presentAdminAccount(
  account: AdminAccountDetail,
  { events, notes, adverts }: Beside,
): z.output<typeof adminAccount> {
  return {
    ...presentAdminAccountRow(account, adverts),
    tax_id: account.tax_id,
    company_address: account.company_address,
    user_group_id: account.user_group_id,
    age_confirmed_at: account.age_confirmed_at?.toISOString() ?? null,
    avatar: account.avatar_key,
    version: versionOf(roleOf(account)),
    company_version: versionOf(companyPart(account)),
    is_email_confirmed: account.email_confirmed_at !== null,
    has_second_factor: account.second_factor_confirmed_at !== null,
    events: events.map(({ happened_at, detail, ...event }) => ({
      ...event,
      detail: (detail ?? {}) as Record<string, unknown>,
      happened_at: happened_at.toISOString(),
    })),
    notes: notes.map(({ created_at, ...note }) => ({ ...note, created_at: created_at.toISOString() })),
  };
}
