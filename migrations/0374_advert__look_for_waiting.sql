-- no-transaction
-- Words in the queue of adverts and changes.
drop index concurrently if exists advert_waiting_looked_for;
create index concurrently advert_waiting_looked_for on advert using gin (looked_for gin_trgm_ops) where state = 'waiting';
drop index concurrently if exists advert_revision_waiting_looked_for;
create index concurrently advert_revision_waiting_looked_for on advert_revision using gin (looked_for gin_trgm_ops)
  where state = 'waiting';
