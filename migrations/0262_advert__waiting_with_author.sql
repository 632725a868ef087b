-- The queue for approval leaves out blocked authors: with the author in its index it reads no adverts to count them.
drop index advert_waiting;
create index advert_waiting on advert (submitted_at, listing_id, account_id) where state = 'waiting';
