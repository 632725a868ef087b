-- no-transaction
-- Verified users, by age and by name: few among all.
drop index concurrently if exists account_verified;
create index concurrently account_verified on account (created_at desc, id desc) where authorized;
drop index concurrently if exists account_verified_by_name;
create index concurrently account_verified_by_name on account (lower(username)) where authorized;
