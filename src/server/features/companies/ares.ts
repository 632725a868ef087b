import { z } from 'zod';
import { isVatNumber } from '#shared/companies/company-id.ts';
import type { Company } from '#shared/companies/contract.ts';
import { callRegistry, type RegistryCallOptions } from './call-registry.ts';
import { writtenHouseNumber, writtenPostcode } from './written-address.ts';

/** The part of an economic subject that we read: https://ares.gov.cz/swagger-ui/. Almost every field is optional. */
const subject = z.object({
  ico: z.string(),
  obchodniJmeno: z.string().min(1),
  sidlo: z
    .object({
      kodStatu: z.string().nullish(),
      nazevObce: z.string().nullish(),
      nazevMestskehoObvodu: z.string().nullish(),
      nazevSpravnihoObvodu: z.string().nullish(),
      nazevCastiObce: z.string().nullish(),
      nazevUlice: z.string().nullish(),
      cisloDomovni: z.int().nullish(),
      cisloOrientacni: z.int().nullish(),
      cisloOrientacniPismeno: z.string().nullish(),
      psc: z.int().nullish(),
    })
    .nullish(),
  dic: z.string().nullish(),
  dicSkDph: z.string().nullish(),
  datumZaniku: z.string().nullish(),
  seznamRegistraci: z.object({ stavZdrojeDph: z.string().nullish() }).nullish(),
});

/** ARES also answers 404 for a wrong URL, with other fields; that says nothing about the company. */
const noSuchSubject = z.object({ kod: z.literal('NENALEZENO') });

type Subject = z.infer<typeof subject>;

/**
 * Queries the Czech registry.
 * @throws when it gives no usable answer
 */
export async function askAres(
  baseUrl: string,
  companyId: string,
  options: RegistryCallOptions,
): Promise<Company | undefined> {
  const { status, body } = await callRegistry(`${baseUrl}/ekonomicke-subjekty/${companyId}`, options);
  if (status === 404 && noSuchSubject.safeParse(body).success) return undefined;
  if (status !== 200) throw new Error(`ARES answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  const found = subject.parse(body);
  if (found.ico !== companyId) throw new Error(`ARES answered with the company ${found.ico}`);
  return presentSubject(found);
}

function presentSubject(found: Subject): Company {
  return {
    company_id: found.ico,
    name: found.obchodniJmeno,
    tax_id: taxIdOf(found),
    ...presentSeat(found.sidlo),
    country: 'CZ',
    is_active: !found.datumZaniku,
  };
}

/**
 * The tax ID of a VAT payer: its group's, else derived from the company ID. A person's tax ID contains the birth
 * number. This public call must not reveal personal data, so the person fills it in.
 */
function taxIdOf({ ico, dic, dicSkDph, seznamRegistraci }: Subject): string | null {
  if (dicSkDph && isVatNumber('CZ', dicSkDph)) return dicSkDph;
  const isPayer = seznamRegistraci?.stavZdrojeDph === 'AKTIVNI';
  return isPayer && dic === `CZ${ico}` ? dic : null;
}

/** A seat abroad stays empty: the form expects an address in the registry's country. */
function presentSeat(seat: Subject['sidlo']): Pick<Company, 'street' | 'city' | 'postcode'> {
  if (!seat || (seat.kodStatu ?? 'CZ') !== 'CZ') return { street: '', city: '', postcode: '' };
  const isPrague = seat.nazevObce === 'Praha';
  const cityDistrict = isPrague ? (seat.nazevMestskehoObvodu ?? seat.nazevSpravnihoObvodu) : undefined;
  const inStreet = seat.cisloOrientacni && `${seat.cisloOrientacni}${seat.cisloOrientacniPismeno ?? ''}`;
  const street = seat.nazevUlice ?? seat.nazevCastiObce ?? seat.nazevObce ?? '';
  return {
    street: `${street} ${writtenHouseNumber(seat.cisloDomovni, inStreet)}`.trim(),
    city: cityDistrict ?? seat.nazevObce ?? '',
    postcode: seat.psc ? writtenPostcode(String(seat.psc)) : '',
  };
}
