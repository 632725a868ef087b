-- What the first pages of common searches need and takes long to read (counts, samples), for all processes. A job reads it
-- again every five minutes; what is older than ten is not used.
create table search_answer (
  id text primary key,
  answer json not null,
  read_at timestamptz not null
);
