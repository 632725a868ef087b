-- A verified account is one of several services that users pay for. They share the request, its payment, its invoice
-- and its refunds. No release knows the old names, so they are not written twice.
alter table verification rename to paid_service;
alter table paid_service add column kind text not null default 'verification' check (kind in ('verification', 'topping'));
alter table paid_service alter column kind drop default;
alter index verification_of_account rename to paid_service_of_account;
drop index verification_by_state;
create index paid_service_by_state on paid_service (kind, state, id);
create index paid_service_newest on paid_service (kind, id);
-- An account has one verification; toppings are limited for each advert.
drop index verification_one_open;
create unique index paid_service_one_verification on paid_service (account_id)
  where kind = 'verification' and state in ('waiting', 'paid');

alter table payment drop constraint payment_subject_kind_check;
alter table payment add constraint payment_subject_kind_check check (subject_kind in ('order', 'verification', 'topping'));

alter table invoice rename column verification_id to service_id;
alter index invoice_of_verification rename to invoice_of_service;
alter index invoice_one_of_verification rename to invoice_one_of_service;
