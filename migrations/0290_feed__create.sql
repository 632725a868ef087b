-- Feeds of goods for price comparison sites. The files are in the file storage.
create table feed (
  code text primary key,
  is_on boolean not null default true,
  -- part of the address, so that only those who were given it can read the feed; null: everybody can
  token text,
  -- what the feed shows may have changed since its last build
  is_outdated boolean not null default true,
  -- an administrator asked for a build
  is_wanted boolean not null default false,
  -- folders: of the served files, of those before them, and of a build that has not ended
  folder text,
  previous_folder text,
  draft_folder text,
  -- of the served content, SHA-256
  hash text,
  built_at timestamptz,
  items integer,
  bytes bigint,
  -- reason → number of goods and a few of them
  left_out jsonb not null default '{}',
  failed_at timestamptz,
  error text
);
insert into feed (code) values
  ('heureka'), ('heureka-availability'), ('zbozi'), ('google-cs'), ('google-en'), ('google-de');

-- Changes of what feeds show. Transactions only add rows, so they never wait for each other; a job deletes them.
create table feed_change (
  id bigint primary key generated always as identity
);

-- Where comparison sites list the goods of a category; null: as the category above it.
alter table category
  add column heureka_category text check (length(heureka_category) between 1 and 240),
  add column zbozi_category text check (length(zbozi_category) between 1 and 255),
  add column google_category text check (length(google_category) between 1 and 255);

-- What Heureka calls a carrier; null: not in its feed.
alter table carrier add column heureka_id text check (length(heureka_id) between 1 and 40);

create function note_feed_change() returns trigger language plpgsql as $$
begin
  insert into feed_change default values;
  return null;
end $$;

do $$
declare
  shown text;
begin
  foreach shown in array array['category_text', 'brand', 'package', 'carrier', 'carrier_text', 'carrier_price',
    'carrier_payment_method', 'payment_method', 'branch', 'branch_closure']
  loop
    execute format('create trigger %1$s_feeds after insert or update or delete on %1$s
      for each statement execute function note_feed_change()', shown);
  end loop;
end $$;
-- Not the counters, which move with every advert.
create trigger category_feeds after insert or delete or update of parent_id, age_rule, unit_price_unit, may_be_advertised,
  may_be_discounted, delivery_countries, heureka_category, zbozi_category, google_category on category
  for each statement execute function note_feed_change();
create trigger stock_feeds after insert or update or delete on stock
  for each statement execute function note_feed_change();

-- Adverts change all the time and are in no feed.
create function note_feed_change_of_listings() returns trigger language plpgsql as $$
begin
  if exists (
    select from new_rows n join old_rows o on o.id = n.id where n.kind = 'product' and n.* is distinct from o.*
  ) then
    insert into feed_change default values;
  end if;
  return null;
end $$;
create trigger listing_feeds after update on listing referencing old table as old_rows new table as new_rows
  for each statement execute function note_feed_change_of_listings();

-- A statement of another trigger may touch no row.
create function note_feed_change_of_rows() returns trigger language plpgsql as $$
begin
  if exists (select from changed_rows) then
    insert into feed_change default values;
  end if;
  return null;
end $$;
create trigger product_feeds_inserted after insert on product referencing new table as changed_rows
  for each statement execute function note_feed_change_of_rows();
create trigger product_feeds_updated after update on product referencing new table as changed_rows
  for each statement execute function note_feed_change_of_rows();
create trigger product_feeds_deleted after delete on product referencing old table as changed_rows
  for each statement execute function note_feed_change_of_rows();

create function note_feed_change_of_parts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from old_rows o join product p on p.listing_id = o.listing_id) then
      insert into feed_change default values;
    end if;
  elsif exists (select from new_rows n join product p on p.listing_id = n.listing_id) then
    insert into feed_change default values;
  end if;
  return null;
end $$;
do $$
declare
  part text;
begin
  foreach part in array array['listing_text', 'listing_picture'] loop
    execute format('create trigger %1$s_feeds_inserted after insert on %1$s referencing new table as new_rows
      for each statement execute function note_feed_change_of_parts()', part);
    execute format('create trigger %1$s_feeds_updated after update on %1$s referencing new table as new_rows
      for each statement execute function note_feed_change_of_parts()', part);
    execute format('create trigger %1$s_feeds_deleted after delete on %1$s referencing old table as old_rows
      for each statement execute function note_feed_change_of_parts()', part);
  end loop;
end $$;
