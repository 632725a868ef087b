-- A banner is one record with texts in every language, so that it is planned, sorted and counted as one. Until now each
-- language had rows of its own: those at the same place of a group are joined.
create table banner_text (
  banner_id integer not null references banner on delete cascade,
  locale text not null check (locale in ('cs', 'en', 'de')),
  title text not null,
  -- a path within the site or an https address
  path text not null,
  -- null: the picture of the default language, if there is one
  picture_id bigint references picture,
  primary key (banner_id, locale)
);
create index banner_text_picture on banner_text (picture_id) where picture_id is not null;

insert into banner_text (banner_id, locale, title, path, picture_id)
select min(old.id) over (partition by old.group_name, old.place), old.locale, old.title, old.path, picture.id
from (
  select *, row_number() over (partition by group_name, locale order by position, id) as place from banner
) old
left join picture on old.image = '/pictures/' || picture.key || '/960.webp';
delete from banner where id not in (select banner_id from banner_text);
alter table banner drop column locale, drop column title, drop column path, drop column image;
create index banner_in_group on banner (group_name, position, id);

create trigger banner_text_changed after insert or update or delete on banner_text
  for each statement execute function notify_table_changed('banners');
create trigger banner_text_picture_uses after insert or delete or update of picture_id on banner_text
  for each row execute function count_picture_uses('picture_id');

-- How often a banner was clicked on a day (UTC). Nothing is stored about who did.
create table banner_day (
  banner_id integer not null references banner on delete cascade,
  day date not null,
  clicks integer not null default 0 check (clicks >= 0),
  primary key (banner_id, day)
);
