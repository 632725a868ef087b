-- The pieces of each product that guests hold without having paid. Every order of a guest depends on them while it locks the
-- stock; counting them then took longer the more people ordered, and longer for products with a long history.
create table unpaid_guest_pieces (
  listing_id bigint primary key references product (listing_id) on delete cascade,
  pieces integer not null
);

-- Lines of the orders for which guests hold goods without having paid.
create view unpaid_guest_line as
  select l.id, l.listing_id from order_line l join shop_order o on o.id = l.order_id
  where l.listing_id is not null and o.account_id is null and o.paid_at is null
    and o.state in ('waiting_for_payment', 'being_prepared', 'ready_for_pickup');

-- A transaction locks the product's stock before it changes these numbers, so that two never wait for each other.
create function lock_stock_of(listing_ids bigint[]) returns void language sql as $$
  select from stock where listing_id = any (listing_ids) order by listing_id, branch_id for update;
$$;

create function change_unpaid_guest_pieces(listing_ids bigint[], changes integer[]) returns void language sql as $$
  insert into unpaid_guest_pieces (listing_id, pieces)
  select listing_id, sum(change) from unnest(listing_ids, changes) as of (listing_id, change) group by 1 order by 1
  on conflict (listing_id) do update set pieces = unpaid_guest_pieces.pieces + excluded.pieces;
$$;

-- An order's goods are reserved by transactions that have locked the stock.
create function unpaid_guest_pieces_reserved() returns trigger language plpgsql as $$
declare
  listing_ids bigint[];
  changes integer[];
begin
  select array_agg(l.listing_id), array_agg(r.quantity) into listing_ids, changes
  from new_rows r join unpaid_guest_line l on l.id = r.order_line_id;
  if listing_ids is not null then
    perform change_unpaid_guest_pieces(listing_ids, changes);
  end if;
  return null;
end $$;

create trigger stock_reservation_inserted after insert on stock_reservation referencing new table as new_rows
  for each statement execute function unpaid_guest_pieces_reserved();

create function unpaid_guest_pieces_released() returns trigger language plpgsql as $$
declare
  listing_ids bigint[];
  changes integer[];
begin
  select array_agg(l.listing_id), array_agg(-r.quantity) into listing_ids, changes
  from old_rows r join unpaid_guest_line l on l.id = r.order_line_id;
  if listing_ids is not null then
    perform lock_stock_of(listing_ids);
    perform change_unpaid_guest_pieces(listing_ids, changes);
  end if;
  return null;
end $$;

create trigger stock_reservation_deleted after delete on stock_reservation referencing old table as old_rows
  for each statement execute function unpaid_guest_pieces_released();

create function unpaid_guest_pieces_changed() returns trigger language plpgsql as $$
declare
  listing_ids bigint[];
  changes integer[];
begin
  select array_agg(l.listing_id), array_agg(n.quantity - o.quantity) into listing_ids, changes
  from old_rows o join new_rows n using (order_line_id, branch_id) join unpaid_guest_line l on l.id = o.order_line_id
  where n.quantity <> o.quantity;
  if listing_ids is not null then
    perform lock_stock_of(listing_ids);
    perform change_unpaid_guest_pieces(listing_ids, changes);
  end if;
  return null;
end $$;

create trigger stock_reservation_updated after update on stock_reservation
  referencing old table as old_rows new table as new_rows
  for each statement execute function unpaid_guest_pieces_changed();

-- An order is paid, sent, cancelled, or becomes that of an account; seldom the reverse.
create function unpaid_guest_pieces_of_order() returns trigger language plpgsql as $$
declare
  listing_ids bigint[];
  changes integer[];
  sign integer := case when new.account_id is null and new.paid_at is null
    and new.state in ('waiting_for_payment', 'being_prepared', 'ready_for_pickup') then 1 else -1 end;
begin
  select array_agg(l.listing_id), array_agg(sign * r.quantity) into listing_ids, changes
  from order_line l join stock_reservation r on r.order_line_id = l.id
  where l.order_id = new.id and l.listing_id is not null;
  if listing_ids is not null then
    perform lock_stock_of(listing_ids);
    perform change_unpaid_guest_pieces(listing_ids, changes);
  end if;
  return null;
end $$;

create trigger shop_order_unpaid_guest_pieces after update of account_id, paid_at, state on shop_order for each row
  when ((old.account_id is null and old.paid_at is null
      and old.state in ('waiting_for_payment', 'being_prepared', 'ready_for_pickup'))
    is distinct from (new.account_id is null and new.paid_at is null
      and new.state in ('waiting_for_payment', 'being_prepared', 'ready_for_pickup')))
  execute function unpaid_guest_pieces_of_order();

insert into unpaid_guest_pieces (listing_id, pieces)
select l.listing_id, sum(r.quantity) from unpaid_guest_line l join stock_reservation r on r.order_line_id = l.id group by 1;
