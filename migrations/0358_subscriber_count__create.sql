-- How many subscribers each state has: the sum of its rows. Writers only append, so two of them never wait for one
-- another; a job sums up what was appended.
create table subscriber_count (
  id bigint primary key generated always as identity,
  state text not null,
  subscribers integer not null
);

create function count_subscriber_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into subscriber_count (state, subscribers) select state, count(*) from new_rows group by 1;
  elsif tg_op = 'DELETE' then
    insert into subscriber_count (state, subscribers) select state, -count(*) from old_rows group by 1;
  else
    insert into subscriber_count (state, subscribers)
      select state, sum(change)
      from (select state, 1 as change from new_rows union all select state, -1 from old_rows) changes
      group by 1 having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger subscriber_counted_insert after insert on subscriber referencing new table as new_rows
  for each statement execute function count_subscriber_changes();
create trigger subscriber_counted_update after update on subscriber referencing old table as old_rows new table as new_rows
  for each statement execute function count_subscriber_changes();
create trigger subscriber_counted_delete after delete on subscriber referencing old table as old_rows
  for each statement execute function count_subscriber_changes();

-- The triggers hold off writers until the end of this transaction, so nothing is counted twice.
insert into subscriber_count (state, subscribers) select state, count(*) from subscriber group by 1;
