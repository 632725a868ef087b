-- What Zboží.cz calls a carrier; null: not in its feed.
alter table carrier add column zbozi_id text check (length(zbozi_id) between 1 and 40);
