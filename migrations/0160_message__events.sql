-- What happens in a conversation besides messages stands between them, is counted and mailed like them.
alter table message
  -- what happened; `text` is what its author wrote about it. Null: a message
  add column event jsonb,
  -- null: the portal, so that the entry is new for both sides
  alter column is_from_opener drop not null,
  add constraint message_of_somebody check (is_from_opener is not null or event is not null);
