-- Names of products with their categories: the list of products by name reads a category in its order. An index of the
-- texts alone cannot, and in the order of all names a category whose names come late is behind nearly all others.
create table product_name (
  listing_id bigint not null,
  locale text not null,
  category_id bigint not null,
  name text not null,
  primary key (listing_id, locale),
  foreign key (listing_id, locale) references listing_text on delete cascade
);
create index product_name_in_category on product_name (category_id, locale, name collate "und-x-icu", listing_id);
create index product_name_in_order on product_name (locale, name collate "und-x-icu", listing_id) include (category_id);

-- Each trigger changes only what its own table says, so that a name and a category may change at the same time.
create function name_products_of_texts() returns trigger language plpgsql as $$
begin
  insert into product_name (listing_id, locale, category_id, name)
    select n.listing_id, n.locale, l.category_id, n.name
    from new_rows n join listing l on l.id = n.listing_id
    where l.kind = 'product' order by 1, 2
  on conflict (listing_id, locale) do update set name = excluded.name where product_name.name <> excluded.name;
  return null;
end $$;
create trigger product_name_of_text_inserted after insert on listing_text referencing new table as new_rows
  for each statement execute function name_products_of_texts();
create trigger product_name_of_text_updated after update on listing_text referencing new table as new_rows
  for each statement execute function name_products_of_texts();

create function name_product_in_category() returns trigger language plpgsql as $$
begin
  insert into product_name (listing_id, locale, category_id, name)
    select t.listing_id, t.locale, new.category_id, t.name from listing_text t where t.listing_id = new.id order by 1, 2
  on conflict (listing_id, locale) do update set category_id = excluded.category_id;
  return null;
end $$;
create trigger product_name_of_category after update of category_id on listing
  for each row when (new.kind = 'product' and old.category_id <> new.category_id)
  execute function name_product_in_category();
