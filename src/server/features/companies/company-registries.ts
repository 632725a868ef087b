import { LRUCache } from 'lru-cache';
import type { CompanyCountry } from '#shared/companies/company-id.ts';
import type { Company } from '#shared/companies/contract.ts';
import { companyRegistryUnavailable } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { askAres } from './ares.ts';
import type { RegistryCallOptions } from './call-registry.ts';
import { askRpo } from './rpo.ts';

/**
 * Finds a company by an ID with a valid checksum; undefined when there is none.
 * @throws company_registry_unavailable
 */
export type FindCompany = (companyId: string) => Promise<Company | undefined>;

export type CompanyRegistries = Readonly<Record<CompanyCountry, FindCompany>>;

const foundLifeMs = 10 * 60_000;
const missingLifeMs = 60_000;
const maxCached = 5_000;
/** ARES allows about 500 calls a minute. Beyond this limit, filling in the form by hand is faster than waiting. */
export const mostCallsAtOnce = 10;

/** One registry per country, each with its own cache and limit, so that a slow one does not delay the other. */
export function createCompanyRegistries({
  config,
  log,
  now,
}: Pick<Context, 'config' | 'log' | 'now'>): CompanyRegistries {
  const { isOn, aresUrl, rpoUrl, timeLimitMs } = config.companyRegistries;
  const { publicUrl } = config.http;
  const options: RegistryCallOptions = { timeLimitMs, userAgent: publicUrl ? `Karafa (+${publicUrl})` : 'Karafa' };

  const logged =
    (registry: string, ask: FindCompany): FindCompany =>
    async (companyId) => {
      try {
        return await ask(companyId);
      } catch (error) {
        log.warn('A registry of companies gave no usable answer', { registry, company_id: companyId, error });
        throw companyRegistryUnavailable();
      }
    };

  if (!isOn) return { CZ: findNothing, SK: findNothing };
  return {
    CZ: withCache(
      logged('ARES', (companyId) => askAres(aresUrl, companyId, options)),
      now,
    ),
    SK: withCache(
      logged('RPO', (companyId) => askRpo(rpoUrl, companyId, options)),
      now,
    ),
  };
}

async function findNothing(): Promise<never> {
  throw companyRegistryUnavailable();
}

/** Caches answers, shares one call between lookups of the same company and rejects more than `mostCallsAtOnce`. */
function withCache(find: FindCompany, now: () => Date): FindCompany {
  const cache = new LRUCache<string, { company: Company | undefined }>({
    max: maxCached,
    ttl: foundLifeMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  const running = new Map<string, Promise<Company | undefined>>();

  async function ask(companyId: string): Promise<Company | undefined> {
    try {
      const company = await find(companyId);
      cache.set(companyId, { company }, { ttl: company ? foundLifeMs : missingLifeMs });
      return company;
    } finally {
      running.delete(companyId);
    }
  }

  return async (companyId) => {
    const known = cache.get(companyId);
    if (known) return known.company;
    const shared = running.get(companyId);
    if (shared) return shared;
    if (running.size >= mostCallsAtOnce) throw companyRegistryUnavailable();
    const call = ask(companyId);
    running.set(companyId, call);
    return call;
  };
}
