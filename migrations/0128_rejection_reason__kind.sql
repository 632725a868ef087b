-- Reasons for users are prepared like those for adverts.
alter table rejection_reason
  add column kind text not null default 'advert' check (kind in ('advert', 'account'));
