-- Listings that users have marked with the heart.
create table favourite (
  account_id bigint not null references account on delete cascade,
  listing_id bigint not null references listing on delete cascade,
  added_at timestamptz not null,
  -- What the listing was called and cost when it was added. Null: it had no price.
  name text not null,
  price_minor bigint,
  currency_id integer references currency on delete set null,
  primary key (account_id, listing_id)
);
create index favourite_newest on favourite (account_id, added_at desc, listing_id desc);
create index favourite_of_listing on favourite (listing_id);
