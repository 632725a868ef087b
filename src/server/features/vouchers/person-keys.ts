interface Address {
  readonly street: string;
  readonly postcode: string;
}

/** The person of an order, as the form names it. */
export interface Person {
  readonly phone_prefix: string;
  readonly phone: string;
  readonly addresses: readonly Address[];
}

/**
 * What recognises a guest besides the e-mail: the phone, and each address by street and postcode, whatever their
 * spelling.
 */
export function personKeysOf({ phone_prefix, phone, addresses }: Person): string[] {
  const keys = [
    plain(phone) && `phone:${plain(phone_prefix)}${plain(phone)}`,
    ...addresses.map(({ street, postcode }) => plain(street) && `address:${plain(street)}:${plain(postcode)}`),
  ];
  return [...new Set(keys.filter((key) => key !== ''))];
}

/** Letters and digits only, without diacritics and case. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
