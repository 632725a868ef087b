import { companyId } from '../check-digits.ts';

const id = companyId('9900001');

/** The invented operator of the portal. */
export const company = {
  name: 'Karafa s.r.o.',
  street: 'Na Demu 12',
  city: 'Praha 1',
  postcode: '110 00',
  id,
  taxId: `CZ${id}`,
  email: 'info@karafa.example',
  privacyEmail: 'soukromi@karafa.example',
  complaintsEmail: 'reklamace@karafa.example',
  phone: '+420 200 000 100',
} as const;
