-- What administrators look for in the queue, without accents and in small letters: computing it for thousands of waiting
-- adverts at each call cost more than all the rest. Whoever writes a text that waits sets `submitted_at` after it.
alter table advert add column looked_for text;

create function advert_looked_for(id bigint, author bigint) returns text language sql stable as $$
  select f_unaccent(lower(coalesce(string_agg(distinct t.name, ' '), '') || ' ' ||
    (select username from account where account.id = author)))
  from listing_text t where t.listing_id = advert_looked_for.id
$$;

update advert set looked_for = advert_looked_for(listing_id, account_id) where state = 'waiting';

create function advert_set_looked_for() returns trigger language plpgsql as $$
begin
  new.looked_for := case when new.state = 'waiting' then advert_looked_for(new.listing_id, new.account_id) end;
  return new;
end $$;
create trigger advert_looked_for before insert or update of state, submitted_at on advert
  for each row execute function advert_set_looked_for();

alter table advert_revision add column looked_for text
  generated always as (f_unaccent(lower(content ->> 'name'))) stored;
