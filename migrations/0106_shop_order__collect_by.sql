alter table shop_order
  -- The last day on which goods that are ready wait at their branch.
  add column collect_by date,
  -- Identifies the order at the counter; set when its goods are ready.
  add column pickup_code text;

-- Nine days hold at least seven on which a branch is open.
update shop_order set collect_by = (state_since at time zone 'Europe/Prague')::date + 9
where state = 'ready_for_pickup';

create unique index shop_order_pickup_code on shop_order (pickup_code, branch_id) where state = 'ready_for_pickup';
