-- no-transaction
-- Every filter of the audit log in its order, the newest first. The table only grows.
drop index concurrently if exists audit_entry_newest_of_actor;
drop index concurrently if exists audit_entry_newest_of_entity;
drop index concurrently if exists audit_entry_newest_of_action;
create index concurrently audit_entry_newest_of_actor on audit_entry (actor_id, happened_at desc, id desc);
create index concurrently audit_entry_newest_of_entity on audit_entry (entity, happened_at desc, id desc);
create index concurrently audit_entry_newest_of_action on audit_entry (action, happened_at desc, id desc);
-- What they served is served by the new ones.
drop index concurrently if exists audit_entry_of_actor;
drop index concurrently if exists audit_entry_of_entity;
