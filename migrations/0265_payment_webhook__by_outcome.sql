-- The list of webhooks by outcome: rare ones are found without reading all.
create index payment_webhook_by_outcome on payment_webhook (outcome, received_at desc, id desc);
