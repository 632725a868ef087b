-- While a user is blocked, the adverts stay away, whatever their states say; unblocked, they are back as they were.
create function hide_advert_of_blocked() returns trigger language plpgsql as $$
begin
  if exists (select from account where id = new.seller_id and state = 'blocked') then
    new.visibility := 'hidden';
  end if;
  return new;
end $$;
create trigger listing_of_blocked before insert or update of visibility on listing
  for each row when (new.kind = 'advert' and new.visibility <> 'hidden') execute function hide_advert_of_blocked();

create function block_adverts() returns trigger language plpgsql as $$
begin
  update listing set visibility = wanted.visibility
  from (
    select a.listing_id,
      case when new.state = 'blocked' then 'hidden'
        when a.state = 'approved' then 'listed'
        when a.state = 'sold' then 'reachable'
        else 'hidden' end as visibility
    from listing l join advert a on a.listing_id = l.id
    where l.seller_id = new.id and l.kind = 'advert') wanted
  where listing.id = wanted.listing_id and listing.visibility <> wanted.visibility;
  return null;
end $$;
create trigger account_block_adverts after update of state on account
  for each row when (old.state <> new.state and 'blocked' in (old.state, new.state)) execute function block_adverts();
