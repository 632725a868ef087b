import type { Company } from '../companies/contract.ts';

/** What an account says about its company. */
export type StatedCompany = Pick<Company, 'company_id' | 'name' | 'street' | 'city' | 'postcode'>;

export const comparedFields = ['name', 'street', 'city', 'postcode'] as const;
export type ComparedField = (typeof comparedFields)[number];

/**
 * The fields in which a company's data differ from the registry. Capitals, accents, punctuation and spaces do not matter, nor
 * does a district after the name of a town.
 */
export function compareCompany(stated: StatedCompany, company: Company): ComparedField[] {
  const isSame: Record<ComparedField, boolean> = {
    name: fold(stated.name) === fold(company.name),
    street: isSameStreet(stated.street, company.street),
    city: isSameTown(fold(stated.city), fold(company.city)),
    postcode: fold(stated.postcode) === fold(company.postcode),
  };
  return comparedFields.filter((field) => !isSame[field]);
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** People often write one of the two house numbers: `Radlická 3294/10` is `Radlická 10` as well. */
function isSameStreet(one: string, other: string): boolean {
  const [a, b] = [streetOf(one), streetOf(other)];
  return a.name === b.name && a.numbers.some((number) => b.numbers.includes(number));
}

function streetOf(street: string) {
  const [, name = street, numbers = ''] = /^(.*?)\s*(\d[\d\w/]*)$/.exec(street.trim()) ?? [];
  return { name: fold(name), numbers: numbers.toLowerCase().split('/') };
}

function isSameTown(one: string, other: string): boolean {
  return one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));
}
