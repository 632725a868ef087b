-- Pages remember the indexed words that a search looks up, until a listing gets or loses words. Many statements that refresh the
-- search write none.
create function notify_words_changed() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows) then
    perform notify_changed(array['words']);
  end if;
  return null;
end $$;
create trigger search_words_changed after insert on search_word_delta referencing new table as new_rows
  for each statement execute function notify_words_changed();
