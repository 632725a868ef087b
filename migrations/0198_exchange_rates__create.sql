-- One row: whether published exchange rates replace the stored ones each day, and how the last attempt went.
create table exchange_rates (
  is_single boolean primary key default true check (is_single),
  is_on boolean not null default false,
  -- the day of the rates that were taken over last
  published_on date,
  fetched_at timestamptz,
  failed_at timestamptz,
  -- by currency code: a published rate that differs so much that a person must look at it
  unusual jsonb not null default '{}'
);
insert into exchange_rates default values;
