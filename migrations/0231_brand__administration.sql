-- The brand into which a job is merging this one; null otherwise.
alter table brand add column merging_into integer references brand check (merging_into <> id);
create index brand_merging on brand (merging_into) where merging_into is not null;
-- The administration finds brands by a part of the name, whether approved or not.
create index brand_looked_for on brand using gin (f_unaccent(lower(name)) gin_trgm_ops);
