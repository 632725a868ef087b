-- A code of the second factor is good once: the last period of 30 s whose code was used (RFC 6238, section 5.2).
alter table account add column second_factor_last_step bigint;

-- What lets an administrator in whose phone is away. Only the hashes are kept; a used one is deleted.
create table recovery_code (
  account_id bigint not null references account on delete cascade,
  hash bytea not null,
  primary key (account_id, hash)
);
