import { complaintDays } from '#shared/returns/limits.ts';
import { buyersAccount, complaintTexts, withdrawalTexts } from '../data/returns.ts';
import type { Row, Rows } from '../rows.ts';
import type { Buyer } from './order-buyers.ts';
import type { Plan } from './order-plans.ts';
import { secretUuid } from './secret.ts';

interface ReturnedOrder {
  readonly plan: Plan;
  /** Of which a piece goes back. */
  readonly lineId: number;
  readonly buyer: Buyer;
  readonly deliveredAfter: number;
  readonly at: (hours: number) => string;
  readonly administratorId: number;
}

/** What a buyer sent back or complained of, and what was made of it; rows have the ids of their orders. */
export function returnsOf(order: ReturnedOrder): { rows: Rows; events: Row[] } {
  const { returned } = order.plan;
  if (!returned) return { rows: {}, events: [] };
  return returned.kind === 'withdrawal' ? withdrawal(order, returned.state) : complaint(order, returned.state);
}

function common({ plan: { id }, buyer }: ReturnedOrder): Row {
  return {
    id,
    order_id: id,
    client_key: secretUuid(`return ${id}`),
    locale: buyer.locale,
    name: buyer.name,
    email: buyer.contact.email,
  };
}

function withdrawal(order: ReturnedOrder, state: string): { rows: Rows; events: Row[] } {
  const { plan, lineId, deliveredAfter, at, administratorId } = order;
  const received = at(deliveredAfter + 48);
  const isOpen = state === 'received';
  const isSettled = state === 'settled';
  const row = {
    ...common(order),
    state,
    note: withdrawalTexts.note,
    bank_account: plan.payment === 'cash_on_delivery' ? buyersAccount : '',
    received_at: received,
    decision: isOpen ? '' : withdrawalTexts[state === 'refused' ? 'refused' : 'accepted'],
    decided_by: isOpen ? null : administratorId,
    decided_at: isOpen ? null : at(deliveredAfter + 72),
    refund_id: isSettled ? plan.id : null,
    settled_at: isSettled ? at(deliveredAfter + 120) : null,
  };
  return {
    rows: {
      withdrawal: [row],
      withdrawal_line: [{ withdrawal_id: plan.id, order_line_id: lineId, quantity: 1 }],
    },
    events: [happened('withdraw', { withdrawalId: plan.id }, received)],
  };
}

function complaint(order: ReturnedOrder, state: string): { rows: Rows; events: Row[] } {
  const { plan, lineId, deliveredAfter, at, administratorId } = order;
  const received = at(deliveredAfter + 60);
  const isDecided = state !== 'received' && state !== 'being_examined';
  const since = { received: 60, being_examined: 90, closed: 330 }[state] ?? 300;
  const row = {
    ...common(order),
    order_line_id: lineId,
    state,
    quantity: 1,
    description: complaintTexts.description,
    wished_solution: 'discount',
    received_at: received,
    due_on: at(deliveredAfter + 60 + complaintDays * 24).slice(0, 10),
    state_since: at(deliveredAfter + since),
    decision: isDecided ? complaintTexts[state === 'accepted' ? 'accepted' : 'refused'] : '',
    decided_by: isDecided ? administratorId : null,
    decided_at: isDecided ? at(deliveredAfter + 300) : null,
  };
  return { rows: { complaint: [row] }, events: [happened('complain', { complaintId: plan.id }, received)] };
}

function happened(kind: string, detail: object, time: string): Row {
  return { kind, actor_id: null, detail, happened_at: time };
}
