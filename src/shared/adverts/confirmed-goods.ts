/** What the author confirms of the goods: that those offered in this category are in a closed package. */
export interface ConfirmedGoods {
  readonly offer_type: 'supply' | 'demand';
  readonly category_id: number;
  readonly package_id: number | null;
}

/** Whether a confirmation given earlier covers these goods too. Changes of the text, price or pictures do not end it. */
export function isCovered(goods: Partial<ConfirmedGoods>, confirmed: ConfirmedGoods): boolean {
  return (
    goods.offer_type === confirmed.offer_type &&
    goods.category_id === confirmed.category_id &&
    goods.package_id === confirmed.package_id
  );
}
