import { z } from 'zod';
import { normaliseCompanyId } from '#shared/companies/company-id.ts';
import type { Company } from '#shared/companies/contract.ts';
import { callRegistry, type RegistryCallOptions } from './call-registry.ts';
import { writtenHouseNumber, writtenPostcode } from './written-address.ts';

const period = { validFrom: z.string().optional(), validTo: z.string().nullish() };

const address = z.object({
  ...period,
  street: z.string().nullish(),
  regNumber: z.int().nullish(),
  buildingNumber: z.string().nullish(),
  postalCodes: z.array(z.string()).nullish(),
  municipality: z.object({ value: z.string().nullish() }).nullish(),
  country: z.object({ value: z.string().nullish() }).nullish(),
});

const entity = z.object({
  identifiers: z.array(z.object({ ...period, value: z.string() })),
  fullNames: z.array(z.object({ ...period, value: z.string().min(1) })).min(1),
  addresses: z.array(address).optional(),
  termination: z.string().nullish(),
});

/**
 * The part of a search result that we read: https://susrrpo.docs.apiary.io. Every property is a list with its
 * history.
 */
const searchAnswer = z.object({ results: z.array(entity) });

type Entity = z.infer<typeof entity>;
type Address = z.infer<typeof address>;

/**
 * Queries the Slovak registry, which has no tax IDs.
 * @throws when it gives no usable answer
 */
export async function askRpo(
  baseUrl: string,
  companyId: string,
  options: RegistryCallOptions,
): Promise<Company | undefined> {
  const { status, body } = await callRegistry(`${baseUrl}/search?identifier=${companyId}`, options);
  if (status !== 200) throw new Error(`RPO answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  const { results } = searchAnswer.parse(body);
  const fitting = results.filter(({ identifiers }) => {
    const current = currentOf(identifiers);
    return current !== undefined && normaliseCompanyId(current.value) === companyId;
  });
  const found = fitting.find(isActive) ?? fitting[0];
  return found && presentEntity(found, companyId);
}

function presentEntity(found: Entity, companyId: string): Company {
  return {
    company_id: companyId,
    name: currentOf(found.fullNames)!.value,
    tax_id: null,
    ...presentSeat(currentOf(found.addresses ?? [])),
    country: 'SK',
    is_active: isActive(found),
  };
}

function isActive({ termination }: Entity): boolean {
  return !termination;
}

/** The current item, which has no end; of a dissolved company the one that began last. */
function currentOf<Item extends { validFrom?: string; validTo?: string | null }>(items: Item[]): Item | undefined {
  const open = items.filter(({ validTo }) => !validTo);
  const byBegin = (open.length > 0 ? open : items).toSorted((a, b) =>
    (a.validFrom ?? '').localeCompare(b.validFrom ?? ''),
  );
  return byBegin.at(-1);
}

/** A seat abroad stays empty: the form expects an address in the registry's country. */
function presentSeat(seat: Address | undefined): Pick<Company, 'street' | 'city' | 'postcode'> {
  if (!seat || (seat.country?.value ?? 'Slovenská republika') !== 'Slovenská republika')
    return { street: '', city: '', postcode: '' };
  const city = seat.municipality?.value ?? '';
  // Villages have no street names.
  const street = seat.street || city;
  return {
    street: `${street} ${writtenHouseNumber(seat.regNumber, seat.buildingNumber)}`.trim(),
    city,
    postcode: writtenPostcode(seat.postalCodes?.[0] ?? ''),
  };
}
