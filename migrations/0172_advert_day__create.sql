-- Views and contacts of an advert by day (UTC): what a topping has changed. Kept for some months only.
create table advert_day (
  listing_id bigint not null references advert on delete cascade,
  day date not null,
  views integer not null default 0,
  contacts integer not null default 0,
  primary key (listing_id, day)
);
create index advert_day_by_day on advert_day (day);
