-- The number of days promised when the order was placed. Only orders that wait for payment show it.
alter table shop_order
  add promised_min_days smallint not null default 0,
  add promised_max_days smallint not null default 0;

update shop_order o set
  promised_min_days = case when o.branch_id is null then case when place.is_in_prague then 1 else 3 end + place.days_min
    when place.is_all_there then 0 else 3 end,
  promised_max_days = case when o.branch_id is null then case when place.is_in_prague then 3 else 5 end + place.days_max
    when place.is_all_there then 1 else 7 end
from (
  select w.id, c.days_min, c.days_max, bool_and(coalesce(b.is_in_prague, false)) as is_in_prague,
    bool_and(coalesce(b.id = w.branch_id, false)) as is_all_there
  from shop_order w
  join carrier c on c.id = w.carrier_id
  left join order_line l on l.order_id = w.id
  left join stock_reservation r on r.order_line_id = l.id
  left join branch b on b.id = r.branch_id
  where w.state = 'waiting_for_payment'
  group by w.id, c.id) place
where place.id = o.id;
