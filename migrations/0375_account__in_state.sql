-- no-transaction
-- Refused, blocked and waiting users by age: few among all.
drop index concurrently if exists account_not_approved;
create index concurrently account_not_approved on account (state, created_at desc, id desc) where state <> 'approved';
