-- Money that an administrator has seen on the account and wrote down, no attempt to pay: it may be taken back. Till now
-- the keys of forms tell it, which are no keys of attempts.
alter table payment add column is_written_down boolean not null default false;
update payment set is_written_down = true
where is_surplus and provider = 'bank_transfer' and key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
