-- When the owner of the mailbox opened a link sent to the account's e-mail. Null: anyone may have entered the address.
alter table account add column email_confirmed_at timestamptz;

-- The change of an account's e-mail, until both addresses have confirmed it.
create table email_change (
  account_id bigint primary key references account on delete cascade,
  email text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  -- The login that requested it survives the change; the others end.
  login_token_id bigint references login_token on delete set null,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz
);
create index email_change_age on email_change (expires_at);
create index email_change_login on email_change (login_token_id);

-- Links sent to a mailbox, as SHA-256 of their token: each proves once that its owner reads the mails.
create table email_link (
  hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  -- own: the account's e-mail; old and new: the two addresses of a change.
  purpose text not null check (purpose in ('own', 'old', 'new')),
  email text not null,
  expires_at timestamptz not null,
  unique (account_id, purpose)
);
create index email_link_age on email_link (expires_at);
