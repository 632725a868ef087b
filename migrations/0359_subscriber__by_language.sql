-- no-transaction
-- The subscribers of one language, newest first: few choose another than the first.
drop index concurrently if exists subscriber_by_language;
create index concurrently subscriber_by_language on subscriber (locale, state_at desc, id desc);
