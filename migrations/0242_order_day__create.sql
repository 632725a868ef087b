-- Orders by day of the shop's time zone, each event on its own day: placed, paid, cancelled, money sent back.
create table order_day (
  -- by what: everything, or each category, product, branch, … alone
  kind text not null check (kind in
    ('all', 'category', 'product', 'branch', 'carrier', 'payment', 'voucher', 'influencer')),
  day date not null,
  -- of that category, product, …; 0: none
  key_id bigint not null,
  placed integer not null,
  paid integer not null,
  cancelled integer not null,
  -- refunds
  refunded integer not null,
  -- sold less returned
  pieces integer not null,
  -- goods after discounts less refunds, with and without tax
  turnover_minor bigint not null,
  net_minor bigint not null,
  -- net less purchase prices, of the goods whose purchase price is known, and the net turnover of those goods
  margin_minor bigint not null,
  known_net_minor bigint not null,
  -- delivery, fee of the payment method and rounding, less refunds
  charges_minor bigint not null,
  discount_minor bigint not null,
  primary key (kind, day, key_id)
);

-- What happens on the portal by day. Searches, views and steps to an order are counted as they happen, the others from rows.
create table portal_day (
  name text not null,
  day date not null,
  count integer not null,
  primary key (name, day)
);

-- Searched texts, without persons. Rare ones are deleted after their day: they may be private.
create table search_day (
  day date not null,
  text text not null,
  searches integer not null,
  without_results integer not null,
  primary key (day, text)
);

-- Times whose days must be computed anew. Transactions only add rows, so they never wait for each other.
create table figure_change (
  id bigint primary key generated always as identity,
  moment timestamptz not null
);
create index figure_change_by_moment on figure_change (moment);

-- Up to when the days were computed.
create table figure_state (
  is_only boolean primary key default true check (is_only),
  computed_until timestamptz not null
);

create function shop_order_changes_figures() returns trigger language plpgsql as $$
begin
  insert into figure_change (moment)
  select distinct moment from unnest(array[
    new.placed_at, new.paid_at,
    case when tg_op = 'UPDATE' then old.placed_at end, case when tg_op = 'UPDATE' then old.paid_at end]) moment
  where moment is not null;
  return null;
end $$;
create trigger shop_order_inserted_figures after insert on shop_order
  for each row execute function shop_order_changes_figures();
create trigger shop_order_updated_figures
  after update of placed_at, paid_at, payment_method_id, carrier_id, branch_id on shop_order
  for each row when ((old.placed_at, old.paid_at, old.payment_method_id, old.carrier_id, old.branch_id)
    is distinct from (new.placed_at, new.paid_at, new.payment_method_id, new.carrier_id, new.branch_id))
  execute function shop_order_changes_figures();

create function order_event_changes_figures() returns trigger language plpgsql as $$
begin
  insert into figure_change (moment) values (new.happened_at);
  return null;
end $$;
create trigger order_event_inserted_figures after insert on order_event
  for each row when (new.kind = 'cancel') execute function order_event_changes_figures();

create function refund_changes_figures() returns trigger language plpgsql as $$
begin
  insert into figure_change (moment)
  select distinct moment from unnest(array[new.done_at, case when tg_op = 'UPDATE' then old.done_at end]) moment
  where moment is not null;
  return null;
end $$;
create trigger refund_inserted_figures after insert on refund
  for each row when (new.done_at is not null) execute function refund_changes_figures();
create trigger refund_updated_figures after update of done_at, state, amount_minor, content on refund
  for each row when ((old.done_at, old.state, old.amount_minor, old.content)
    is distinct from (new.done_at, new.state, new.amount_minor, new.content))
  execute function refund_changes_figures();

-- Everything before this migration is computed by the next job.
insert into figure_change (moment)
select placed_at from shop_order union select paid_at from shop_order where paid_at is not null
union select happened_at from order_event where kind = 'cancel'
union select done_at from refund where done_at is not null;
