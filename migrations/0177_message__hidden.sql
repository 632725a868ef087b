-- Not null: both sides see that an administrator has hidden the message, not its text.
alter table message add column hidden_at timestamptz;
