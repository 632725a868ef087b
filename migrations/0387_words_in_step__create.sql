-- The words of a listing, each behind a character that stands for the step of its price: four bands of `price_band`, half a
-- doubling. All below 7.24 or above 83 886.08 of the currency (with two decimal places) are one step each. Null without a price.
-- `wordsInSteps` (price-steps.ts) marks words in the same way. An index stores what this returns: never replace it.
create function words_in_step(words tsvector, band smallint) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  mark text := chr(33 + least(greatest(band >> 2, 18), 46));
begin
  return string_to_array(mark || array_to_string(tsvector_to_array(words), ' ' || mark), ' ');
end $$;
