-- Where the money of a refund shall go; empty: the way that it came.
alter table refund add column bank_account text not null default '';
update refund set bank_account = w.bank_account from withdrawal w where w.refund_id = refund.id;

-- Who pays by card pays nothing for it (Directive 2015/2366, article 62).
update payment_method set fee_minor = 0 where code = 'card';
alter table payment_method add constraint payment_method_card_is_free check (code <> 'card' or fee_minor = 0);
