-- Figures of orders by the channel through which they came.
alter table order_day drop constraint order_day_kind_check;
alter table order_day add constraint order_day_kind_check check (kind in
  ('all', 'category', 'product', 'branch', 'carrier', 'payment', 'channel', 'voucher', 'influencer'));
-- Days before this migration are computed anew by the next job.
insert into figure_change (moment)
select placed_at from shop_order union select paid_at from shop_order where paid_at is not null
union select happened_at from order_event where kind = 'cancel'
union select done_at from refund where done_at is not null;
