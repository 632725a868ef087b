-- Which gateways there are is known to the code alone: a new one needs no migration.
alter table payment drop constraint payment_provider_check;
alter table payment add constraint payment_provider_check check (provider ~ '^[a-z_]{1,30}$');
-- Transfers and cash stay open for days without a gateway to query.
drop index payment_open;
create index payment_open on payment (changed_at, id)
  where state in ('created', 'pending') and provider not in ('bank_transfer', 'cash_on_delivery');

-- Why a refund failed, as a code; last_error holds the gateway's own words, where it has answered.
alter table refund add column failure text check (failure in ('not_configured', 'answer_unknown', 'not_reached', 'refused'));
update refund set failure = case
    when last_error like 'The gateway is not configured%' then 'not_configured'
    when last_error like 'The gateway was asked before%' then 'answer_unknown'
    when last_error like '% did not answer%' then 'not_reached'
    else 'refused' end
where last_error is not null;
update refund set last_error = null where failure in ('not_configured', 'answer_unknown');
