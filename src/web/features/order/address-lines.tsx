import type { Order } from '#shared/orders/contract.ts';

interface AddressLinesProps {
  readonly address: Order['invoice_address'];
  readonly countryName: (code: string) => string;
}

/** Name, street and city on separate lines; use inside an `address` element. */
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
