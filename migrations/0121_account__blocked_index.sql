-- The queue of adverts leaves out what blocked users submitted.
create index account_blocked on account (id) where state = 'blocked';
