-- Lists of products do not look for topped listings (listing-page.queries.ts), so there must be none.
alter table listing add constraint listing_topped_is_advert
  check (not is_topped or (kind = 'advert' and not is_in_stock and not is_on_sale)) not valid;
