import { z } from 'zod';
import { idField } from '../contract/fields.ts';

/** What an administrator sends money back for. What the amount holds besides is a part of the whole price. */
export const chosenContent = z
  .object({
    lines: z.array(z.object({ line_id: idField, quantity: z.int().min(1) })).max(200),
    delivery: z.int().min(0).describe('Minor units'),
    fee: z.int().min(0).describe('Of the payment method, minor units'),
  })
  .meta({ id: 'RefundContent' });

/** What a refund of an order is for, as it is kept. */
export const refundContent = chosenContent.extend({
  /** A line whose goods stay with the buyer for less: the whole amount is a discount of it. Then there are no pieces. */
  discount_of: idField.optional(),
});
export type RefundContent = z.infer<typeof refundContent>;
