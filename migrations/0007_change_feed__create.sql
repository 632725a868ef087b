-- Tells every process what changed, so that it drops the finished pages that show it. Payload: tags parted by blanks.
-- Notifications leave with the commit; a bulk change says `all` instead of a thousand names.

create function notify_changed(tags text[]) returns void language sql as $$
  select pg_notify('changed', case when count(*) > 200 or sum(length(tag)) > 7000 then 'all' else string_agg(tag, ' ') end)
  from (select distinct tag from unnest(tags) tag where tag is not null) distinct_tags
  having count(*) > 0
$$;

-- A whole table under one tag (first argument of the trigger).
create function notify_table_changed() returns trigger language plpgsql as $$
begin
  perform notify_changed(array[tg_argv[0]]);
  return null;
end $$;

create trigger setting_changed after insert or update or delete on setting for each statement execute function notify_table_changed('settings');
create trigger currency_changed after insert or update or delete on currency for each statement execute function notify_table_changed('currencies');
create trigger country_text_changed after insert or update or delete on country_text for each statement execute function notify_table_changed('countries');
create trigger banner_changed after insert or update or delete on banner for each statement execute function notify_table_changed('banners');
create trigger info_page_text_changed after insert or update or delete on info_page_text for each statement execute function notify_table_changed('content');
create trigger blog_category_text_changed after insert or update or delete on blog_category_text for each statement execute function notify_table_changed('content');
create trigger blog_post_changed after insert or update or delete on blog_post for each statement execute function notify_table_changed('content');
create trigger blog_post_text_changed after insert or update or delete on blog_post_text for each statement execute function notify_table_changed('content');
create trigger document_changed after insert or update or delete on document for each statement execute function notify_table_changed('content');
create trigger category_text_changed after insert or update or delete on category_text for each statement execute function notify_table_changed('categories');
create trigger brand_changed after insert or update or delete on brand for each statement execute function notify_table_changed('all');

-- The tree's shape and flags, not its counters, which move with every advert.
create trigger category_changed after insert or delete or update of parent_id, position, pictogram, age_rule, may_be_advertised on category
  for each statement execute function notify_table_changed('categories');

-- Listings: the page of each, the lists of its category and every category above, and whatever lists any.
create function notify_listings_changed() returns trigger language plpgsql as $$
declare
  changed bigint[];
  tags text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into changed from (select id from new_rows limit 101) n;
  elsif tg_op = 'DELETE' then
    select array_agg(id) into changed from (select id from old_rows limit 101) o;
  else
    select array_agg(id) into changed from (
      select n.id from new_rows n join old_rows o on o.id = n.id where n.* is distinct from o.* limit 101) u;
  end if;
  if changed is null then
    return null;
  elsif array_length(changed, 1) > 100 then
    perform pg_notify('changed', 'all');
  else
    tags := array['listings'] || (select array_agg('listing:' || id) from unnest(changed) id);
    -- The transition tables of the other operations do not exist, so each is named where it does.
    if tg_op <> 'DELETE' then
      tags := tags || (select array_agg(distinct 'category:' || step)
        from new_rows n join category c on c.id = n.category_id, unnest(c.path) step where n.id = any (changed));
    end if;
    if tg_op <> 'INSERT' then
      tags := tags || (select array_agg(distinct 'category:' || step)
        from old_rows o join category c on c.id = o.category_id, unnest(c.path) step where o.id = any (changed));
    end if;
    perform notify_changed(tags);
  end if;
  return null;
end $$;

create trigger listing_inserted after insert on listing referencing new table as new_rows
  for each statement execute function notify_listings_changed();
create trigger listing_updated after update on listing referencing old table as old_rows new table as new_rows
  for each statement execute function notify_listings_changed();
create trigger listing_deleted after delete on listing referencing old table as old_rows
  for each statement execute function notify_listings_changed();

-- What belongs to a listing and shows on its page or card.
create function notify_listing_parts_changed() returns trigger language plpgsql as $$
declare
  changed bigint[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct listing_id) into changed from (select listing_id from old_rows limit 101) o;
  else
    select array_agg(distinct listing_id) into changed from (select listing_id from new_rows limit 101) n;
  end if;
  if array_length(changed, 1) > 100 then
    perform pg_notify('changed', 'all');
  elsif changed is not null then
    perform notify_changed((select array_agg('listing:' || id) from unnest(changed) id));
  end if;
  return null;
end $$;

do $$
declare
  part text;
begin
  foreach part in array array['listing_text', 'advert', 'product', 'product_text', 'sale', 'stock', 'listing_picture'] loop
    execute format('create trigger %1$s_inserted after insert on %1$s referencing new table as new_rows for each statement execute function notify_listing_parts_changed()', part);
    execute format('create trigger %1$s_updated after update on %1$s referencing new table as new_rows for each statement execute function notify_listing_parts_changed()', part);
    execute format('create trigger %1$s_deleted after delete on %1$s referencing old table as old_rows for each statement execute function notify_listing_parts_changed()', part);
  end loop;
end $$;

-- A seller's name, mark and stars show on the cards and pages of the adverts.
create function notify_accounts_changed() returns trigger language plpgsql as $$
begin
  perform notify_changed((
    select array_agg('seller:' || n.id) from new_rows n join old_rows o on o.id = n.id where n.* is distinct from o.*));
  return null;
end $$;
create trigger account_updated after update on account referencing old table as old_rows new table as new_rows
  for each statement execute function notify_accounts_changed();
