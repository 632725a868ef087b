-- A paid request to put an advert first in its categories and on the home page.
create table topping (
  service_id bigint primary key references paid_service,
  -- null: the advert was deleted for good, the paid request is kept for its tax documents
  listing_id bigint references advert on delete set null,
  days smallint not null check (days in (7, 14, 30)),
  state text not null check (state in
    ('unpaid', 'requested', 'running', 'ended', 'rejected', 'withdrawn', 'cancelled', 'refunded')),
  -- since when it waits for an administrator
  requested_at timestamptz,
  decided_at timestamptz,
  -- null: the owner or the portal
  decided_by bigint references account on delete set null,
  -- why it was rejected, as its owner read it
  reason text,
  -- An extension starts when the running topping ends.
  starts_at timestamptz,
  ends_at timestamptz,
  reminded_at timestamptz,
  check ((state in ('running', 'ended')) <= (starts_at is not null)),
  check ((starts_at is null) = (ends_at is null) and starts_at < ends_at)
);
create unique index topping_one_open on topping (listing_id) where state in ('unpaid', 'requested');
create index topping_of_listing on topping (listing_id, service_id);
create index topping_queue on topping (requested_at, service_id) where state = 'requested';
create index topping_by_state on topping (state, service_id);
create index topping_end on topping (ends_at) where state = 'running';

-- Reasons for rejecting toppings are prepared like those for adverts.
alter table rejection_reason drop constraint rejection_reason_kind_check;
alter table rejection_reason add constraint rejection_reason_kind_check
  check (kind in ('advert', 'account', 'review', 'topping'));
