-- no-transaction
-- Finds the names of things that no longer exist.
drop index concurrently if exists audit_entry_removals;
create index concurrently audit_entry_removals on audit_entry (entity, entity_id, id)
  where action in ('delete', 'merge', 'reject');
