import { expect, test } from 'vitest';
import type { Company } from '../companies/contract.ts';
import { compareCompany, type StatedCompany } from './compare-company.ts';

const company: Company = {
  company_id: '26168685',
  name: 'Seznam.cz, a.s.',
  tax_id: null,
  street: 'Radlická 3294/10',
  city: 'Praha 5',
  postcode: '150 00',
  country: 'CZ',
  is_active: true,
};
const stated = ({ tax_id: _taxId, country: _country, is_active: _isActive, ...data }: Company, changes = {}) =>
  ({ ...data, ...changes }) as StatedCompany;

test.each([
  [{}, []],
  [{ name: 'SEZNAM.CZ a. s.', street: 'Radlicka 10', city: 'Praha', postcode: '15000' }, []],
  [{ street: 'Radlická 3294' }, []],
  [{ city: 'Praha 5 – Smíchov' }, []],
  [{ name: 'Seznam s.r.o.' }, ['name']],
  [{ street: 'Radlická 11' }, ['street']],
  [{ street: 'Radlická' }, ['street']],
  [{ city: 'Brno', postcode: '602 00' }, ['city', 'postcode']],
  [{ name: '', street: '', city: '', postcode: '' }, ['name', 'street', 'city', 'postcode']],
])('R-5.12 the data %j differ from the registry in %j', (changes, fields) => {
  expect(compareCompany(stated(company, changes), company)).toEqual(fields);
});
