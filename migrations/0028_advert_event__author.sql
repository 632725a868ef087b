-- An author's history is counted within one index: at every page of the queue, for each author on it.
alter table advert_event add column author_id bigint references account on delete cascade;
update advert_event e set author_id = a.account_id from advert a where a.listing_id = e.listing_id;
alter table advert_event alter column author_id set not null;
create index advert_event_decisions on advert_event (author_id, kind)
  where kind in ('approve', 'approve_change', 'reject', 'reject_change');

-- The rarer kinds of users, in the orders of the administrators' list.
create index account_administrators on account (created_at desc, id desc) where scopes <> '{}';
