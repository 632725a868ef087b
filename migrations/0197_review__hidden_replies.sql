-- A decision on a report can hide the reply to a review alone.
alter table review add column reply_hidden_at timestamptz,
  add constraint review_hidden_reply_exists check (reply_hidden_at is null or reply is not null);
alter table review_event drop constraint review_event_kind_check;
alter table review_event add constraint review_event_kind_check check (kind in (
  'written', 'changed', 'hidden', 'shown', 'replied', 'reply_removed', 'reply_hidden', 'reply_shown'));
-- The subject's id is that of the review.
alter table moderation_case drop constraint moderation_case_subject_kind_check;
alter table moderation_case add constraint moderation_case_subject_kind_check
  check (subject_kind in ('listing', 'message', 'review', 'reply', 'user'));
