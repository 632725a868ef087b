-- The form that asked for it: sent again under its key it is the same refund.
alter table refund add column client_key uuid unique;
-- What goes back, in the words of what was paid (of orders: lines with pieces, delivery, fee); null: a sum alone.
alter table refund add column content jsonb;

-- An order that is cancelled although nobody has paid it corrects its invoice as a whole, once.
create unique index invoice_one_cancels on invoice (order_id) where kind = 'credit_note' and refund_id is null;

create index influencer_entry_of_order on influencer_entry (order_id, id);

-- As they were called when it was placed, in the order's language: carriers are renamed, branches move. Null: nobody
-- wrote them down, then as they are called now; no place: it is delivered.
alter table shop_order add column carrier_name text, add column payment_name text, add column place text;
update shop_order o set
  carrier_name = (
    select t.name from carrier_text t where t.carrier_id = o.carrier_id
    order by t.locale = o.locale desc, t.locale = 'cs' desc, t.locale limit 1),
  payment_name = (
    select t.name from payment_method_text t where t.payment_method_id = o.payment_method_id
    order by t.locale = o.locale desc, t.locale = 'cs' desc, t.locale limit 1),
  place = coalesce(
    (select b.town || ', ' || b.street || ', ' || b.postcode from branch b where b.id = o.branch_id),
    (select p.name || ', ' || p.street || ', ' || p.postcode || ' ' || p.city from pickup_point p
      where p.id = o.pickup_point_id));
