-- no-transaction
-- How many cases wait, and since when, is read from the index of the queue alone.
drop index concurrently if exists moderation_case_in_queue;
create index concurrently moderation_case_in_queue on moderation_case (state, rank_at, id, subject_kind, reason, account_id) include (opened_at);
drop index concurrently if exists moderation_case_waiting;
