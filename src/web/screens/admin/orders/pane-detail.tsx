import type { OrderDetailData } from '#web/features/admin-order/load-order.ts';
import { OrderDetail } from '#web/features/admin-order/order-detail.tsx';
import { paneParts } from './pane-parts.tsx';

/** An order beside the list. */
export function PaneDetail({ data }: { data: OrderDetailData }) {
  return <OrderDetail data={data} parts={paneParts} isNarrow />;
}
