-- What administrators look vouchers for, ready to be compared: worked out at every row, it cost a hundred times the
-- comparison.
alter table voucher add column looked_for text not null generated always as (f_unaccent(lower(code || ' ' || note))) stored;
create index voucher_looked_for on voucher using gin (looked_for gin_trgm_ops);
