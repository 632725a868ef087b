-- Figures have a scope of their own: an accountant reads them without changing settings. Who had `settings` keeps sight of everything.
alter table account drop constraint account_scopes_check;
alter table account add constraint account_scopes_check
  check (scopes <@ array['adverts', 'users', 'orders', 'content', 'settings', 'figures']);
update account set scopes = scopes || array['figures'] where 'settings' = any (scopes) and not 'figures' = any (scopes);
