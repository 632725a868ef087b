-- When a listing was published, in eighths of days since 1970 (UTC), and the runs of 1, 8, 64 and 512 days that hold it, each with
-- the number of its level times 2^20 added. Any span of time is covered by a few of these numbers (published-runs.ts).
create function published_runs(moment timestamptz) returns int[] language plpgsql immutable parallel safe strict as $$
declare
  eighth int := floor(extract(epoch from moment at time zone 'UTC') / 10800);
begin
  return array[eighth, (1 << 20) + (eighth >> 3), (2 << 20) + (eighth >> 6), (3 << 20) + (eighth >> 9), (4 << 20) + (eighth >> 12)];
end $$;
