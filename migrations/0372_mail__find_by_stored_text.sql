-- no-transaction
-- Previous version: searches mails without an index until the update is over.
drop index concurrently if exists mail_found_by;
create index concurrently mail_found_by on mail using gin (
  coalesce(looked_for, f_unaccent(lower(recipient_address || ' ' || coalesce(recipient_name, '') || ' ' || subject)))
  gin_trgm_ops);
drop index concurrently if exists mail_looked_for;
