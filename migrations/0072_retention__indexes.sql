-- no-transaction
-- Jobs find what is older than the privacy page promises.

drop index concurrently if exists advert_ended;
create index concurrently advert_ended on advert (state_changed_at) where state in ('sold', 'rejected', 'expired', 'deleted');
drop index concurrently if exists shop_order_to_forget;
create index concurrently shop_order_to_forget on shop_order (state_since) where forgotten_at is null;
drop index concurrently if exists age_check_oldest;
create index concurrently age_check_oldest on age_check (happened_at);
drop index concurrently if exists payment_webhook_oldest;
create index concurrently payment_webhook_oldest on payment_webhook (received_at);
