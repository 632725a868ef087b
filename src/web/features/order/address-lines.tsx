import type { Order } from '#shared/orders/contract.ts';

interface AddressLinesProps {
  readonly address: Order['invoice_address'];
  readonly countryName: (code: string) => string;
}

/** Name, street and place, each on a line; stands in an `address`. */
export function AddressLines({ address, countryName }: AddressLinesProps) {
  return (
    <>
      {address.name}
      <br />
      {address.street}
      <br />
      {address.postcode} {address.city}, {countryName(address.country)}
    </>
  );
}
