import { z } from 'zod';
import { idField } from '../contract/fields.ts';

/** What a refund of an order is for. What its amount holds besides is a part of the whole price. */
export const refundContent = z
  .object({
    lines: z.array(z.object({ line_id: idField, quantity: z.int().min(1) })).max(200),
    delivery: z.int().min(0).describe('Minor units'),
    fee: z.int().min(0).describe('Of the payment method, minor units'),
  })
  .meta({ id: 'RefundContent' });
export type RefundContent = z.infer<typeof refundContent>;
