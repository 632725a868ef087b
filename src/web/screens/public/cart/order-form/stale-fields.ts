const deliveryFields: ReadonlySet<string> = new Set(['pickup_point_id', 'branch_id']);
const companyFields: ReadonlySet<string> = new Set(['company', 'company_id', 'tax_id']);

/** Whether the error of a field of the order form is obsolete after another field has changed. */
export function isStale(field: string, changed: string): boolean {
  if (changed === 'carrier_id') return deliveryFields.has(field);
  if (changed === 'is_company') return companyFields.has(field);
  if (changed === 'is_invoice_elsewhere') return field.startsWith('invoice_');
  const [kind] = changed.split('_');
  return field === `${kind}_address` || (field === `${kind}_postcode` && changed === `${kind}_country`);
}
