alter table listing validate constraint listing_topped_is_advert;
