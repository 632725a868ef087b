-- Lists of products leave out what is topped: see listing-page.queries.ts.
alter table listing add constraint listing_topped_is_advert
  check (not is_topped or (kind = 'advert' and not is_in_stock and not is_on_sale)) not valid;
