-- The day a listing was published (as days since 1970 in UTC) and the runs of 8, 64 and 512 days that hold it, each with the
-- number of its level times 2^20 added. Any span of days is covered by a few of these numbers (published-runs.ts).
create function published_runs(moment timestamptz) returns int[] language plpgsql immutable parallel safe strict as $$
declare
  day int := floor(extract(epoch from moment at time zone 'UTC') / 86400);
begin
  return array[day, (1 << 20) + (day >> 3), (2 << 20) + (day >> 6), (3 << 20) + (day >> 9)];
end $$;
