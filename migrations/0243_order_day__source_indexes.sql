-- no-transaction
drop index concurrently if exists shop_order_by_paid_day;
create index concurrently shop_order_by_paid_day on shop_order (paid_at) where paid_at is not null;
drop index concurrently if exists refund_by_done_day;
create index concurrently refund_by_done_day on refund (done_at) where done_at is not null;
drop index concurrently if exists order_event_cancelled_by_day;
create index concurrently order_event_cancelled_by_day on order_event (happened_at) where kind = 'cancel';
drop index concurrently if exists advert_event_by_day;
create index concurrently advert_event_by_day on advert_event using brin (happened_at) with (pages_per_range = 16, autosummarize = on);
drop index concurrently if exists message_by_day;
create index concurrently message_by_day on message using brin (sent_at) with (pages_per_range = 16, autosummarize = on);
drop index concurrently if exists account_by_created_day;
create index concurrently account_by_created_day on account using brin (created_at) with (pages_per_range = 16, autosummarize = on);
drop index concurrently if exists watchdog_by_created_day;
create index concurrently watchdog_by_created_day on watchdog using brin (created_at) with (pages_per_range = 16, autosummarize = on);
drop index concurrently if exists topping_by_start_day;
create index concurrently topping_by_start_day on topping (starts_at) where starts_at is not null;
drop index concurrently if exists paid_service_by_paid_day;
create index concurrently paid_service_by_paid_day on paid_service (paid_at) where paid_at is not null;
