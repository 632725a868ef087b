-- Once, on the primary: the role and the database of Karafa.
create role karafa login password '{{DATABASE_PASSWORD}}';
create database karafa owner karafa;
-- Karafa compares positions in the log of changes before it reads from a replica.
grant pg_read_all_stats to karafa;
