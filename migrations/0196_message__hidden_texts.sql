-- no-transaction
-- What administrators have hidden in a conversation is missing from its deal, too.
drop index concurrently if exists message_hidden;
create index concurrently message_hidden on message (conversation_id) where hidden_at is not null;
