-- Pages remember the indexed words that a search looks up, until a listing gets or loses words.
create trigger search_words_changed after insert on search_word_delta
  for each statement execute function notify_table_changed('words');
