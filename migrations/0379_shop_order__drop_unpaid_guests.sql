-- no-transaction
-- What guests hold is counted in unpaid_guest_pieces. The previous version finds the orders by their keys.
drop index concurrently if exists shop_order_unpaid_guests;
