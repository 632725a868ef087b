-- When the buyer's data were erased.
alter table shop_order add column forgotten_at timestamptz;
