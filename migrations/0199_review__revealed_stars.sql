-- The stars of a deal's review when it was published beside the other side's. Readers see when they were changed later, in
-- answer to the other review.
alter table review add column revealed_stars smallint check (revealed_stars between 1 and 5);
update review set revealed_stars = stars where deal_id is not null and published_at is not null;
