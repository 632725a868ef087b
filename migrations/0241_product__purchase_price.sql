-- What the shop pays for one piece, without tax. Never public.
alter table product add column purchase_price_minor bigint check (purchase_price_minor >= 0);

-- What figures need to know of the goods at the time of the order: later changes of the product do not change the past.
alter table order_line
  add column category_id bigint references category on delete set null,
  add column purchase_price_minor bigint;

create function order_line_remember_goods() returns trigger language plpgsql as $$
begin
  select coalesce(new.category_id, l.category_id), coalesce(new.purchase_price_minor, p.purchase_price_minor)
    into new.category_id, new.purchase_price_minor
  from listing l join product p on p.listing_id = l.id where l.id = new.listing_id;
  return new;
end $$;
create trigger order_line_remember_goods before insert on order_line
  for each row when (new.listing_id is not null) execute function order_line_remember_goods();

update order_line line set category_id = l.category_id from listing l where l.id = line.listing_id;
create index order_line_of_category on order_line (category_id) where category_id is not null;
