-- A review of a deal is held back until both sides have written, or until its time has come.
alter table review
  add column deal_id bigint references deal on delete set null,
  -- when a review that is held back is published at the latest
  add column publish_at timestamptz;
drop index review_shown;
create index review_shown on review (account_id, (deal_id is not null) desc, published_at desc, id desc) where is_shown;
create index review_of_deal on review (deal_id) where deal_id is not null;
create index review_due on review (publish_at) where published_at is null;
