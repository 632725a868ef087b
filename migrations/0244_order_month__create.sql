-- The rows of `order_day` by month, so that years of breakdowns are few rows. Kept with the days.
create table order_month (
  kind text not null,
  month date not null,
  key_id bigint not null,
  paid bigint not null,
  pieces bigint not null,
  turnover_minor bigint not null,
  net_minor bigint not null,
  margin_minor bigint not null,
  known_net_minor bigint not null,
  primary key (kind, month, key_id)
);

-- Sums up the month that begins on this day anew.
create function sum_order_month(first date) returns void language sql as $$
  delete from order_month where month = first;
  insert into order_month (kind, month, key_id, paid, pieces, turnover_minor, net_minor, margin_minor, known_net_minor)
  select kind, first, key_id, sum(paid), sum(pieces), sum(turnover_minor), sum(net_minor), sum(margin_minor),
    sum(known_net_minor)
  from order_day
  where kind in ('all', 'category', 'product', 'branch', 'carrier', 'payment', 'voucher', 'influencer')
    and day >= first and day < first + interval '1 month'
  group by kind, key_id;
$$;
