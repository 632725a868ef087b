-- Goods that a voucher applies to: of these categories or anything below them, and of these brands. Empty: of all. Ids of
-- what was deleted stay, so that such a voucher never applies to everything.
alter table voucher
  add column category_ids bigint[] not null default '{}' check (cardinality(category_ids) <= 50),
  add column brand_ids integer[] not null default '{}' check (cardinality(brand_ids) <= 50);
