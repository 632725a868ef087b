-- A refund above a limit that an administrator requests is sent only once another one has approved it.
alter table refund drop constraint refund_state_check;
alter table refund add constraint refund_state_check check (state in ('unapproved', 'waiting', 'done', 'failed'));
-- Who requested it, or its present bank account; null: the law or the portal itself.
alter table refund add column asked_by bigint references account on delete set null;
alter table refund add column approved_by bigint references account on delete set null;
alter table refund add column approved_at timestamptz;
alter table refund add constraint refund_four_eyes check (approved_by <> asked_by);
create index refund_unapproved on refund (created_at, id) where state = 'unapproved';
