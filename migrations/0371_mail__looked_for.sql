-- What administrators look mails for, ready to be compared: worked out at every row, it took most of a search. Older mails have
-- none and are deleted after half a year; until then the search works it out for them.
alter table mail add column looked_for text;

create function mail_set_looked_for() returns trigger language plpgsql as $$
begin
  new.looked_for := f_unaccent(lower(concat_ws(' ', new.recipient_address, new.recipient_name, new.subject)));
  return new;
end $$;
create trigger mail_looked_for before insert or update of recipient_address, recipient_name, subject on mail
  for each row execute function mail_set_looked_for();
