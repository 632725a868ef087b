-- "rum 0,7" asks for the listings of some packages first, which may be few of many thousands.
drop index listing_search_head;
create index listing_search_head on listing_search using gin (head, package_id, published_week) with (fastupdate = off);
