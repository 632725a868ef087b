-- When whom the invoice names was erased from the request; the invoice itself keeps it for as long as the law asks.
alter table paid_service add column forgotten_at timestamptz;
create index paid_service_to_forget on paid_service (started_at) where forgotten_at is null;
create index fraud_identifier_oldest on fraud_identifier (added_at);
