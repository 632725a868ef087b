-- A search ranks what it found by the head's words: read with the row, not fetched for each apart. Rows follow as they
-- are written anew.
alter table listing_search alter column head set storage main;
