export interface ProductChoices {
  readonly tax_rates: readonly number[];
  readonly currency: string;
}
