-- Browsers that have logged in to an account: attempts of strangers do not lock them out.
create table login_device (
  account_id bigint not null references account on delete cascade,
  hash bytea not null,
  last_login_at timestamptz not null,
  primary key (account_id, hash)
);
create index login_device_age on login_device (last_login_at);

-- Until when a key with growing delays accepts no attempt.
alter table rate_limit add column next_at timestamptz;
