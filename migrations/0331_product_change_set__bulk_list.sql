-- A list of what was changed in the list of products, with what each change was.
alter table product_change_set
  -- what was asked for; null: an import, or a change made before this was stored
  add column change jsonb,
  -- how many were changed; null: an import, or a change that a process of the previous version made
  add column products integer;
update product_change_set s
set products = (select count(*) from product_change c where c.change_set_id = s.id)
where kind = 'bulk';
alter table product_change_set
  add constraint product_change_set_products check (kind = 'bulk' or products is null);
create index product_change_set_bulk on product_change_set (made_at desc, id desc) where kind = 'bulk';
