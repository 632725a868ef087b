-- The adverts of a user stand on the profile and beside each of them, whatever their categories: a change tells of the
-- seller's list too. `seller:12` would drop every list that shows one of the adverts.
create or replace function notify_listings_changed() returns trigger language plpgsql as $$
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
      tags := tags
        || (select array_agg(distinct 'category:' || step)
          from new_rows n join category c on c.id = n.category_id, unnest(c.path) step where n.id = any (changed))
        || (select array_agg(distinct 'adverts_of:' || seller_id) from new_rows where id = any (changed));
    end if;
    if tg_op <> 'INSERT' then
      tags := tags
        || (select array_agg(distinct 'category:' || step)
          from old_rows o join category c on c.id = o.category_id, unnest(c.path) step where o.id = any (changed))
        || (select array_agg(distinct 'adverts_of:' || seller_id) from old_rows where id = any (changed));
    end if;
    perform notify_changed(tags);
  end if;
  return null;
end $$;
