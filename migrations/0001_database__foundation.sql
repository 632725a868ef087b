create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- unaccent() is only stable, because its dictionary could change; ours does not, and indexes need an immutable one.
create function f_unaccent(text) returns text
  language sql immutable parallel safe strict
  as $$ select public.unaccent('public.unaccent', $1) $$;

-- Words without diacritics or case, of any language.
create text search configuration karafa (copy = simple);
alter text search configuration karafa
  alter mapping for asciiword, word, hword, hword_part, hword_asciipart, asciihword, numword, numhword
  with unaccent, simple;

-- Rolls a timestamp of the last change.
create function set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
