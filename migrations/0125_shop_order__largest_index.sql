-- no-transaction
-- The administration sorts its list by the total and goes from order to order in it.
drop index concurrently if exists shop_order_largest;
create index concurrently shop_order_largest on shop_order (total_minor desc, id desc);
