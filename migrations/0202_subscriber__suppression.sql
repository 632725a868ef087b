-- Why an address is suppressed. Until now only dead mailboxes were.
alter table subscriber
  add column suppression text check (suppression in ('bounce', 'complaint')),
  -- what the mail server answered
  add column suppression_detail text;
update subscriber set suppression = 'bounce' where state = 'suppressed';
alter table subscriber
  add check (suppression is null or state = 'suppressed'),
  add check (suppression_detail is null or suppression = 'bounce');
