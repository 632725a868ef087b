-- An administrator may hide an advert whatever its state: the state says what the owner did, `hidden_at` what we did.
alter table advert
  add column hidden_at timestamptz,
  -- the owner reads it
  add column hidden_reason text,
  -- since when an advert published without approval waits for an administrator's look; null once somebody has looked
  add column unreviewed_since timestamptz,
  add constraint advert_hidden_with_reason check ((hidden_at is null) = (hidden_reason is null));

-- While its author is blocked or an administrator hides it, an advert stays away, whatever its state says.
create or replace function hide_advert_of_blocked() returns trigger language plpgsql as $$
begin
  if exists (select from account where id = new.seller_id and state = 'blocked')
    or exists (select from advert where listing_id = new.id and hidden_at is not null) then
    new.visibility := 'hidden';
  end if;
  return new;
end $$;
alter function hide_advert_of_blocked() rename to keep_advert_hidden;
alter trigger listing_of_blocked on listing rename to listing_keep_hidden;

-- The administrators' lists: by state and hidden ones newest first, unreviewed ones oldest first. The list of all
-- adverts is in the order of the primary key.
create index advert_in_state on advert (state, listing_id desc);
create index advert_hidden on advert (listing_id desc) where hidden_at is not null;
create index advert_unreviewed on advert (unreviewed_since, listing_id) where unreviewed_since is not null;
-- Administrators find adverts by words of their names.
create index listing_text_name_looked_for on listing_text using gin (f_unaccent(lower(name)) gin_trgm_ops);
