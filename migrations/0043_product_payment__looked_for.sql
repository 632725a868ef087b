-- What administrators look products for, without accents and in small letters: the names in every language, the code
-- and the EAN stand in two tables, of which no index holds both.
alter table product add column looked_for text not null default '';

create function product_looked_for(id bigint, sku text, ean text) returns text language sql stable as $$
  select f_unaccent(lower(concat_ws(' ', sku, ean, string_agg(distinct t.name, ' '))))
  from listing_text t where t.listing_id = product_looked_for.id
$$;

update product set looked_for = product_looked_for(listing_id, sku, ean);
create index product_looked_for on product using gin (looked_for gin_trgm_ops);

create function product_set_looked_for() returns trigger language plpgsql as $$
begin
  new.looked_for := product_looked_for(new.listing_id, new.sku, new.ean);
  return new;
end $$;
create trigger product_looked_for before insert or update of sku, ean on product
  for each row execute function product_set_looked_for();

-- Most texts are of adverts: an array keeps the plan at the primary key, however many were written.
create function refresh_looked_for_of_products() returns trigger language plpgsql as $$
declare
  changed bigint[];
begin
  select array_agg(distinct listing_id) into changed from new_rows;
  update product p set looked_for = product_looked_for(p.listing_id, p.sku, p.ean)
  where p.listing_id = any (changed) and p.looked_for <> product_looked_for(p.listing_id, p.sku, p.ean);
  return null;
end $$;
create trigger product_looked_for_of_text_inserted after insert on listing_text referencing new table as new_rows
  for each statement execute function refresh_looked_for_of_products();
create trigger product_looked_for_of_text_updated after update on listing_text referencing new table as new_rows
  for each statement execute function refresh_looked_for_of_products();

-- The administrators' list has hidden ones, too.
create index listing_all_products_newest on listing (published_at desc, id desc) where kind = 'product';

alter table payment add column looked_for text not null generated always as (
  lower(coalesce(variable_symbol, '') || ' ' || coalesce(provider_id, ''))) stored;
create index payment_looked_for on payment using gin (looked_for gin_trgm_ops);
create index payment_notice_looked_for on payment_notice using gin (lower(provider_id) gin_trgm_ops);
create index payment_surplus_settled on payment (surplus_settled_at desc, id desc)
  where is_surplus and surplus_settled_at is not null;
