-- Words, each behind the category of the listing that has them. An index stores what this returns for a listing's words, and
-- searches mark theirs in the same way: never replace it.
create function words_in_category(words text[], category_id bigint) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  mark text := category_id || ':';
begin
  return string_to_array(mark || array_to_string(words, ' ' || mark), ' ');
end $$;
