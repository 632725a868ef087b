-- no-transaction
-- Administrators do not see cases about themselves; the counts still read the index alone.
drop index concurrently if exists moderation_case_waiting;
create index concurrently moderation_case_waiting on moderation_case (state, rank_at, id, subject_kind, reason, account_id);
drop index concurrently if exists moderation_case_queue;
