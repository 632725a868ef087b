-- What administrators look users for, ready to be compared: worked out at every row that a search walks past, it cost
-- a hundred times the comparison.
alter table account add column looked_for text not null generated always as (
  f_unaccent(lower(username || ' ' || coalesce(email, '') || ' ' || first_name || ' ' || last_name || ' ' ||
    coalesce(company, '') || ' ' || coalesce(company_id, '') || ' ' || coalesce(phone, '')))) stored;
drop index account_looked_for;
create index account_looked_for on account using gin (looked_for gin_trgm_ops);
