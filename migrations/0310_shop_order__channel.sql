-- How an order came: through the web, or taken by a clerk on the phone or at a counter.
alter table shop_order add column channel text not null default 'web' check (channel in ('web', 'phone', 'counter'));
-- The clerk who wrote it; null: its buyer.
alter table shop_order add column placed_by bigint references account on delete set null;
-- A clerk has no cart: what is placed twice under the same key of the same clerk is one order.
alter table shop_order alter column cart_id drop not null;
alter table shop_order add check (channel <> 'web' or cart_id is not null);
create unique index shop_order_of_clerk on shop_order (placed_by, client_key) where placed_by is not null;
create index shop_order_in_channel on shop_order (channel, placed_at desc, id desc) where channel <> 'web';
-- When a clerk changed its lines last: money for what it was before no longer pays it.
alter table shop_order add column lines_changed_at timestamptz;
