-- A mail that gives away an account (the way to a new password) is readable by nobody once it has left.
alter table mail add column is_secret boolean not null default false;
update mail set is_secret = true where kind = 'account.password_reset';
update mail set html = '', text = '' where is_secret and state = 'sent';
