-- no-transaction
-- Verified users by age: few among all.
drop index concurrently if exists account_verified;
create index concurrently account_verified on account (created_at desc, id desc) where authorized;
