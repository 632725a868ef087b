-- When the password of a login was last entered: sensitive calls need it to be recent. Older logins enter it once more.
alter table login_token add column authenticated_at timestamptz not null default 'epoch';
-- Null: never logged in yet. From the second login on, the owner hears of new devices.
alter table account add column first_login_at timestamptz;
update account set first_login_at = created_at
where exists (select from login_token where account_id = account.id)
  or exists (select from login_device where account_id = account.id);
