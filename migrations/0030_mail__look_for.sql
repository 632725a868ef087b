-- no-transaction
-- What administrators look for: a part of an address, a name or a subject. The table only grows.
drop index concurrently if exists mail_looked_for;
create index concurrently mail_looked_for on mail using gin (
  f_unaccent(lower(recipient_address || ' ' || coalesce(recipient_name, '') || ' ' || subject)) gin_trgm_ops);
