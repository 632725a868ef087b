-- Articles about what may be sold but not promoted stay out of teasers, as its goods do.
alter table blog_category add column may_be_advertised boolean not null default true;
