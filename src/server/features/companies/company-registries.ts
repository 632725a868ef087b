import { LRUCache } from 'lru-cache';
import type { CompanyCountry } from '#shared/companies/company-id.ts';
import type { Company } from '#shared/companies/contract.ts';
import { companyRegistryUnavailable } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { askAres } from './ares.ts';
import type { RegistryCallOptions } from './call-registry.ts';
import { askRpo } from './rpo.ts';

/** Finds the company with a checked ID; undefined: there is none. @throws company_registry_unavailable */
export type FindCompany = (companyId: string) => Promise<Company | undefined>;

export type CompanyRegistries = Readonly<Record<CompanyCountry, FindCompany>>;

const foundLifeMs = 10 * 60_000;
const missingLifeMs = 60_000;
const mostRemembered = 5_000;
/** ARES allows about 500 calls a minute. Beyond this a form is better filled in by hand than kept waiting. */
export const mostCallsAtOnce = 10;

/** The registries of the countries, each with its own memory and limit: one that hangs doesn't hold up the other. */
export function createCompanyRegistries({
  config,
  log,
  now,
}: Pick<Context, 'config' | 'log' | 'now'>): CompanyRegistries {
  const { isOn, aresUrl, rpoUrl, timeLimitMs } = config.companyRegistries;
  const { publicUrl } = config.http;
  const options: RegistryCallOptions = { timeLimitMs, userAgent: publicUrl ? `Karafa (+${publicUrl})` : 'Karafa' };

  const told =
    (registry: string, ask: FindCompany): FindCompany =>
    async (companyId) => {
      try {
        return await ask(companyId);
      } catch (error) {
        log.warn('A registry of companies gave no usable answer', {
          registry,
          company_id: companyId,
          error,
          cause: causeOf(error),
        });
        throw companyRegistryUnavailable();
      }
    };

  if (!isOn) return { CZ: findNothing, SK: findNothing };
  return {
    CZ: sparing(
      told('ARES', (companyId) => askAres(aresUrl, companyId, options)),
      now,
    ),
    SK: sparing(
      told('RPO', (companyId) => askRpo(rpoUrl, companyId, options)),
      now,
    ),
  };
}

/** `fetch` gives the reason of a failure only in its cause. */
function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}

async function findNothing(): Promise<never> {
  throw companyRegistryUnavailable();
}

/** Remembers answers, lets look-ups of the same company share a call and refuses more than `mostCallsAtOnce`. */
function sparing(find: FindCompany, now: () => Date): FindCompany {
  const remembered = new LRUCache<string, { company: Company | undefined }>({
    max: mostRemembered,
    ttl: foundLifeMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  const underWay = new Map<string, Promise<Company | undefined>>();

  async function ask(companyId: string): Promise<Company | undefined> {
    try {
      const company = await find(companyId);
      remembered.set(companyId, { company }, { ttl: company ? foundLifeMs : missingLifeMs });
      return company;
    } finally {
      underWay.delete(companyId);
    }
  }

  return async (companyId) => {
    const known = remembered.get(companyId);
    if (known) return known.company;
    const shared = underWay.get(companyId);
    if (shared) return shared;
    if (underWay.size >= mostCallsAtOnce) throw companyRegistryUnavailable();
    const call = ask(companyId);
    underWay.set(companyId, call);
    return call;
  };
}
