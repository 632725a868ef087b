-- Orders paid on delivery whose money has not arrived: few among all that were delivered.
create index shop_order_unpaid_sent on shop_order (placed_at desc, id desc)
  where paid_at is null and state in ('sent', 'delivered');

-- Returns are looked for by their sender; by their order the search uses the order's own index.
create index withdrawal_looked_for on withdrawal using gin (f_unaccent(lower(name || ' ' || email)) gin_trgm_ops);
create index complaint_looked_for on complaint using gin (f_unaccent(lower(name || ' ' || email)) gin_trgm_ops);
