-- no-transaction
-- What guests hold without paying, counted with each order of a guest.
drop index concurrently if exists shop_order_unpaid_guests;
create index concurrently shop_order_unpaid_guests on shop_order (id) where account_id is null and paid_at is null and state in ('waiting_for_payment', 'being_prepared', 'ready_for_pickup');
-- Ten years later.
drop index concurrently if exists invoice_oldest;
create index concurrently invoice_oldest on invoice (issued_at);
drop index concurrently if exists withdrawal_to_forget;
create index concurrently withdrawal_to_forget on withdrawal (received_at) where email <> '';
drop index concurrently if exists complaint_to_forget;
create index concurrently complaint_to_forget on complaint (received_at) where email <> '';
