-- Changes that wait know their author and what they are looked for. Reading each one's advert and account for that took
-- most of the queue's time.
alter table advert_revision add column account_id bigint;
alter table advert_revision alter column looked_for drop expression;

create function advert_revision_set_author() returns trigger language plpgsql as $$
begin
  select a.account_id, f_unaccent(lower((new.content ->> 'name') || ' ' || s.username))
    into new.account_id, new.looked_for
    from advert a join account s on s.id = a.account_id where a.listing_id = new.listing_id;
  return new;
end $$;
create trigger advert_revision_author before insert or update of content on advert_revision
  for each row execute function advert_revision_set_author();

-- Few rows: only what waits.
update advert_revision set content = content where state = 'waiting';
