-- Until then the user logs in, reads and pays, but neither posts, writes nor reviews.
alter table account add column suspended_until timestamptz;
