import { createHash } from 'node:crypto';
import { company as companySchema, type Company } from '#shared/companies/contract.ts';
import {
  companyCountries,
  isCompanyId,
  normaliseCompanyId,
  type CompanyCountry,
} from '#shared/companies/company-id.ts';
import { conflict, notFound } from '#shared/errors.ts';
import { compareCompany, type StatedCompany } from '#shared/verification/compare-company.ts';
import type { CompanyMatch } from '#shared/verification/company-match-contract.ts';
import type { Context } from '#server/context.ts';
import { findAccount } from '#server/features/accounts/index.ts';
import type { CompanyRegistries } from '#server/features/companies/index.ts';
import { findCustomer } from '#server/features/paid-services/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { findCompanyMatch, saveCompanyMatch } from './company-match.queries.ts';

interface Stated {
  readonly company: StatedCompany;
  readonly country: CompanyCountry;
  readonly hash: Buffer;
}

/** How the data of an account compared with the registry, unless they have changed since. */
export async function getCompanyMatch({ db }: Pick<Context, 'db'>, accountId: number): Promise<CompanyMatch> {
  const stated = await findStated(db, accountId);
  if (!stated) return { stated: null, result: null };
  const row = await findCompanyMatch(db, accountId);
  if (!row?.compared.equals(stated.hash)) return { stated: stated.company, result: null };
  const found = row.company === null ? undefined : companySchema.parse(row.company);
  return {
    stated: stated.company,
    result: {
      state: row.state,
      differences: found ? compareCompany(stated.company, found) : [],
      registry: found ? pick(found) : null,
      checked_at: row.checked_at.toISOString(),
    },
  };
}

/**
 * Compares the data of an account with the registry and stores the result. It proves that the company exists, not that the
 * user acts for it.
 * @throws conflict when the account has no company to compare, company_registry_unavailable
 */
export async function compareWithRegistry(
  context: Pick<Context, 'db' | 'now'>,
  registries: CompanyRegistries,
  accountId: number,
): Promise<CompanyMatch> {
  const { db, now } = context;
  const stated = await findStated(db, accountId);
  if (!stated) throw conflict();
  const { company_id: companyId } = stated.company;
  const found = isCompanyId(companyId) ? await registries[stated.country](companyId) : undefined;
  const state = stateOf(stated.company, found);
  await saveCompanyMatch(db, accountId, { compared: stated.hash, state, company: found, checked_at: now() });
  return getCompanyMatch(context, accountId);
}

function stateOf(stated: StatedCompany, found: Company | undefined) {
  if (!found) return 'missing';
  if (!found.is_active) return 'dissolved';
  return compareCompany(stated, found).length === 0 ? 'matches' : 'differs';
}

/**
 * The company of an account with its invoice address.
 * @throws not_found without such an account
 */
async function findStated(db: Queryable, accountId: number): Promise<Stated | undefined> {
  const account = await findAccount(db, accountId);
  if (!account) throw notFound();
  const customer = await findCustomer(db, accountId);
  const { company, company_id: companyId } = account;
  const country = companyCountries.find((each) => each === customer?.country);
  if (!customer || company === null || companyId === null || country === undefined) return undefined;
  const { street, city, postcode } = customer;
  const data = { company_id: normaliseCompanyId(companyId), name: company, street, city, postcode };
  const hash = createHash('sha256')
    .update(JSON.stringify([country, data]))
    .digest();
  return { company: data, country, hash };
}

function pick({ company_id, name, street, city, postcode }: Company): StatedCompany {
  return { company_id, name, street, city, postcode };
}
