import type { ComponentType } from 'react';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';

export type OrderPart = ComponentType<{ readonly data: AdminOrder }>;

/** What the screen of an order shows at once, and the pane beside the list only when it is asked for. */
export interface OrderParts {
  readonly Note: OrderPart;
  readonly Tracking: OrderPart;
  /** Missing: not shown. */
  readonly Progress?: OrderPart;
}

export const noteDraft = (id: number) => `order-note-${id}`;
