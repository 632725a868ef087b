-- A typed word finds a brand by any of its words: "Jelínek" finds "R. Jelínek".
create index brand_by_words on brand using gin (words) where is_approved;
drop index brand_name_beginning;
