-- The package into which a job is merging this one; null otherwise.
alter table package add column merging_into integer references package check (merging_into <> id);
create index package_merging on package (merging_into) where merging_into is not null;
