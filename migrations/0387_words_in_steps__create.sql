-- The words of a listing, each behind a character that stands for the step of its price: four bands of `price_band`, half a
-- doubling. Null without a price. See price-steps.ts.
create function words_in_step(words tsvector, band smallint) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  step text := chr(33 + (band >> 2));
begin
  return string_to_array(step || array_to_string(tsvector_to_array(words), ' ' || step), ' ');
end $$;
