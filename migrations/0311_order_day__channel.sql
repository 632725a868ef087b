-- Figures of orders by the channel through which they came.
alter table order_day drop constraint order_day_kind_check;
alter table order_day add constraint order_day_kind_check check (kind in
  ('all', 'category', 'product', 'branch', 'carrier', 'payment', 'channel', 'voucher', 'influencer'));
-- Days before this migration are computed anew by the next job.
insert into figure_change (moment)
select placed_at from shop_order union select paid_at from shop_order where paid_at is not null
union select happened_at from order_event where kind = 'cancel'
union select done_at from refund where done_at is not null;

create or replace function sum_order_month(first date) returns void language sql as $$
  delete from order_month where month = first;
  insert into order_month (kind, month, key_id, paid, pieces, turnover_minor, net_minor, margin_minor, known_net_minor)
  select kind, first, key_id, sum(paid), sum(pieces), sum(turnover_minor), sum(net_minor), sum(margin_minor),
    sum(known_net_minor)
  from order_day where day >= first and day < first + interval '1 month'
  group by kind, key_id;
$$;
