import { OrderLines } from '#web/features/order/order-lines.tsx';
import { classes } from '#web/ui/classes.ts';
import { LineCode, LinePicture } from './line-details.tsx';
import type { OrderDetailData } from './load-order.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderChanges } from './order-changes.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderReturnsList } from './order-returns-list.tsx';
import type { OrderParts } from './order-parts.ts';
import { RefundPart } from './refund-part.tsx';
import { WaitingLines } from './waiting-lines.tsx';

interface OrderDetailProps {
  readonly data: OrderDetailData;
  readonly parts: OrderParts;
  /** In one column, beside the list. */
  readonly isNarrow?: boolean;
}

/** An order with its history and all actions of administrators. */
export function OrderDetail({ data: opened, parts, isNarrow }: OrderDetailProps) {
  const { order: data, returns, bankLines, waitingLines, countries } = opened;
  const { order } = data;
  const { Note, Tracking, Progress } = parts;
  return (
    <div className="flex flex-col gap-6">
      {returns.length > 0 && <OrderReturnsList number={order.number} returns={returns} />}
      <OrderChanges data={data}>
        <OrderActions data={data} />
        {data.can_be_marked_paid && waitingLines > 0 && <WaitingLines orderId={order.id} count={waitingLines} />}
        {Progress && <Progress data={data} />}
        <div className={classes('grid items-start gap-6', !isNarrow && 'wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]')}>
          <div className="flex flex-col gap-6">
            <OrderLines
              order={order}
              renderPicture={(picture) => <LinePicture picture={picture} />}
              renderDetails={(line) => <LineCode line={line} />}
            />
            {!isNarrow && <OrderHistory data={data} Note={Note} />}
          </div>
          <div className="flex flex-col gap-6">
            <OrderFacts data={data} bankLines={bankLines} countries={countries} Tracking={Tracking} />
            {data.refundable.amount > 0 && <RefundPart data={data} />}
            {isNarrow && <OrderHistory data={data} Note={Note} />}
          </div>
        </div>
      </OrderChanges>
    </div>
  );
}
