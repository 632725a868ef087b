-- no-transaction
-- The counter of one's adverts, which the header polls, tells hidden ones apart and still reads the index alone.

drop index concurrently if exists advert_of_account_counted;
create index concurrently advert_of_account_counted on advert (account_id, state, state_changed_at desc, listing_id desc)
  include (hidden_at);
drop index concurrently if exists advert_of_account;
