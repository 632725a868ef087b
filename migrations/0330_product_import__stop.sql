-- A running import can be stopped. A stopped check waits for its columns again; what was carried out stays and can be
-- continued or undone, or is taken back when it was to be carried out whole or not at all.
alter table product_import
  -- each check reads the file anew; a worker that still reads for an earlier one must store nothing
  add column checks integer not null default 0,
  add column stopped_by bigint references account,
  add column stopped_at timestamptz,
  add constraint product_import_stopped check ((stopped_by is null) = (stopped_at is null)),
  drop constraint product_import_state_check,
  add constraint product_import_state_check check (state in ('uploaded', 'reading', 'checking', 'checked', 'applying',
    'stopped', 'reverting', 'reverted', 'done', 'undoing', 'undone', 'failed'));
create index product_import_stopped_by on product_import (stopped_by);
