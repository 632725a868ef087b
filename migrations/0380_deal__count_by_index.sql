-- no-transaction
-- A folder of somebody's deals is counted within the index, whichever folder it is.
drop index concurrently if exists deal_by_seller;
create index concurrently deal_by_seller on deal (seller_id, id desc) include (state, ended_at);
drop index concurrently if exists deal_by_buyer;
create index concurrently deal_by_buyer on deal (buyer_id, id desc) include (state, ended_at);
drop index concurrently if exists deal_of_seller;
drop index concurrently if exists deal_of_buyer;
