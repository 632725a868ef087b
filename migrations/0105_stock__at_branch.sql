-- no-transaction
drop index concurrently if exists stock_at_branch;
create index concurrently stock_at_branch on stock (branch_id, listing_id) where quantity > 0;
