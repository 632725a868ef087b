-- When the gateway was asked to send the money. As long as its answer isn't known, nobody may ask it again by itself.
alter table refund add column asked_at timestamptz;

-- Transfers and cash stay open for days without anybody to ask about them.
drop index payment_open;
create index payment_open on payment (changed_at, id)
  where state in ('created', 'pending') and provider in ('test', 'comgate');
