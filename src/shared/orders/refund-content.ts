import { z } from 'zod';
import { idField } from '../contract/fields.ts';

/**
 * What an administrator refunds: pieces of lines and charges. Any remainder of the amount is a part of the whole
 * price.
 */
export const chosenContent = z
  .object({
    lines: z.array(z.object({ line_id: idField, quantity: z.int().min(1) })).max(200),
    delivery: z.int().min(0).describe('Minor units'),
    fee: z.int().min(0).describe('Fee of the payment method, minor units'),
  })
  .meta({ id: 'RefundContent' });

/** The stored content of an order's refund. */
export const refundContent = chosenContent.extend({
  /**
   * A line whose goods the buyer keeps at a lower price: the whole amount is a discount on it, and no pieces are
   * returned.
   */
  discount_of: idField.optional(),
});
export type RefundContent = z.infer<typeof refundContent>;
