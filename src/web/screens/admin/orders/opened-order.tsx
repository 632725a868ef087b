import type { OrderDetailData } from '#web/features/admin-order/load-order.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadDetail = lazyPart(() => import('./pane-detail.tsx'));

/** The order beside the list, loaded with the first one. */
export function OpenedOrder({ data }: { data: OrderDetailData }) {
  const detail = useChunk(loadDetail, true);
  return detail && <detail.PaneDetail data={data} />;
}
