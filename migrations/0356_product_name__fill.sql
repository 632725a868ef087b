-- The names of the products that were there before 0355, in a transaction of its own: it locks no table, only keeps these
-- texts from being deleted meanwhile. What the triggers have written by now is newer and stays.
insert into product_name (listing_id, locale, category_id, name)
  select t.listing_id, t.locale, l.category_id, t.name
  from listing_text t join listing l on l.id = t.listing_id
  where l.kind = 'product'
  for key share of t
on conflict do nothing;
