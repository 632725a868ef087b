-- Phone and addresses of the order, in a form that compares: a guest who types another e-mail is still the same person.
alter table order_voucher add column person_keys text[] not null default '{}';
create index order_voucher_of_person on order_voucher using gin (person_keys) where not is_released;
