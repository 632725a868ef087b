-- Which mails an account does not want, and the secret of the links that change it without a login.
create table mail_preference (
  account_id bigint primary key references account on delete cascade,
  -- base64url of 24 bytes
  token text not null unique check (length(token) = 32),
  unwanted text[] not null default '{}'
);

-- Where the reader of a mail can end such mails (RFC 8058).
alter table mail add column unsubscribe_url text;
