-- The field's standard terms: overpayment, webhook, outcome, reservation, rate limit.
alter table payment rename column is_surplus to is_overpayment;
alter table payment rename column surplus_settled_at to overpayment_settled_at;
alter table payment rename column surplus_settled_by to overpayment_settled_by;
alter index payment_surplus rename to payment_overpayment;
alter index payment_surplus_settled rename to payment_overpayment_settled;

alter table payment_notice rename to payment_webhook;
alter table payment_webhook rename column verdict to outcome;
alter index payment_notice_of_payment rename to payment_webhook_of_payment;
alter index payment_notice_newest rename to payment_webhook_newest;
alter index payment_notice_looked_for rename to payment_webhook_looked_for;
alter table payment_webhook drop constraint payment_notice_verdict_check;
update payment_webhook set outcome = 'overpayment' where outcome = 'surplus';
alter table payment_webhook add constraint payment_webhook_outcome_check check (outcome in
  ('settled', 'repeated', 'noted', 'wrong_sum', 'forged', 'unknown', 'overpayment', 'failed'));

alter table stock_hold rename to stock_reservation;
alter index stock_hold_of_branch rename to stock_reservation_of_branch;

alter table attempt rename to rate_limit;
alter index attempt_window rename to rate_limit_window;

update refund set reason = 'overpayment' where reason = 'surplus';
update order_event set kind = replace(kind, 'surplus', 'overpayment') where kind in ('surplus', 'cancel_surplus');
update mail set kind = 'order.overpayment', dedupe_key = replace(dedupe_key, 'order.surplus:', 'order.overpayment:')
where kind = 'order.surplus';
