-- Which languages there are is known to the code alone: a new one needs no migration. Here only the form is checked.
do $$
declare
  each record;
begin
  for each in
    select con.conname, con.conrelid::regclass as held_by, att.attname,
      pg_get_constraintdef(con.oid) like '%''*''%' as may_be_shared
    from pg_constraint con
    join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'c' and cardinality(con.conkey) = 1 and att.attname = 'locale'
      and con.connamespace = 'public'::regnamespace
  loop
    execute format('alter table %s drop constraint %I', each.held_by, each.conname);
    execute format('alter table %s add constraint %I check (locale ~ %L)', each.held_by, each.conname,
      case when each.may_be_shared then '^([a-z]{2}|\*)$' else '^[a-z]{2}$' end);
  end loop;
end $$;
