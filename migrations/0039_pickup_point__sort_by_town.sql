-- Lists of pickup points are sorted as Czech sorts.
create index pickup_point_by_czech_town on pickup_point (carrier_id, city collate "cs-x-icu", name collate "cs-x-icu", id)
  where is_active;
drop index pickup_point_by_town;
