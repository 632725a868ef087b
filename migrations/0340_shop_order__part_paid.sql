-- What transfers have paid of an order that waits for the rest: the sum of its partial shares, kept by a trigger, because
-- bank statements are a later feature than orders.
alter table shop_order add column part_paid_minor bigint not null default 0;

create function bank_share_changes_part_paid() returns trigger language plpgsql as $$
declare
  changed record := coalesce(new, old);
begin
  if changed.subject_kind = 'order' then
    update shop_order o set part_paid_minor = paid.sum
    from (
      select coalesce(sum(s.amount_minor), 0)::bigint as sum from bank_share s
      where s.subject_kind = 'order' and s.subject_id = changed.subject_id and s.outcome = 'partial') paid
    where o.id = changed.subject_id and o.part_paid_minor <> paid.sum;
  end if;
  return null;
end $$;
create trigger bank_share_part_paid after insert or delete or update of outcome, amount_minor on bank_share
  for each row execute function bank_share_changes_part_paid();

-- Few rows: only orders that wait for the rest of a transfer.
update shop_order o set part_paid_minor = paid.sum
from (
  select subject_id, sum(amount_minor)::bigint as sum from bank_share
  where subject_kind = 'order' and outcome = 'partial' group by subject_id) paid
where o.id = paid.subject_id;
