-- Pictures that users upload. Drawn ones belong to nobody and have been there from the start.
alter table picture
  add column owner_id bigint references account on delete set null,
  add column uploaded_at timestamptz,
  -- false while its files are being written or removed: nobody sees it and nothing may begin to use it
  add column is_ready boolean not null default true,
  -- of uploads: how many rows show it, and since when none; kept by the triggers below
  add column uses integer not null default 0,
  add column unused_since timestamptz,
  add check (uploaded_at is null or (uses = 0) = (unused_since is not null));
create index picture_unused on picture (unused_since) where unused_since is not null;
create index picture_of_owner on picture (owner_id, unused_since) where owner_id is not null;

-- A removed picture is looked for in these by its foreign keys.
create index listing_picture_of_picture on listing_picture (picture_id);
create index listing_main_picture on listing (main_picture_id) where main_picture_id is not null;
create index account_avatar on account (avatar_picture_id) where avatar_picture_id is not null;
create index blog_post_picture on blog_post (picture_id) where picture_id is not null;

-- Counts who uses a picture. Every column that refers to one has this trigger, or its picture is removed after a day.
-- Argument: the name of the column.
create function count_picture_uses() returns trigger language plpgsql as $$
declare
  before bigint := to_jsonb(old) ->> tg_argv[0];
  after bigint := to_jsonb(new) ->> tg_argv[0];
begin
  if before is distinct from after then
    update picture set uses = uses + 1, unused_since = null where id = after and uploaded_at is not null;
    update picture set uses = uses - 1, unused_since = case when uses = 1 then now() end
      where id = before and uploaded_at is not null;
  end if;
  return null;
end $$;

-- A listing's main picture is one of its pictures, so it counts there.
create trigger listing_picture_uses after insert or delete or update of picture_id on listing_picture
  for each row execute function count_picture_uses('picture_id');
create trigger account_picture_uses after insert or delete or update of avatar_picture_id on account
  for each row execute function count_picture_uses('avatar_picture_id');
create trigger blog_post_picture_uses after insert or delete or update of picture_id on blog_post
  for each row execute function count_picture_uses('picture_id');
