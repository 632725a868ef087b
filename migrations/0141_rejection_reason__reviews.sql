-- Reasons for hiding reviews are prepared like those for adverts and users.
alter table rejection_reason drop constraint rejection_reason_kind_check;
alter table rejection_reason add constraint rejection_reason_kind_check check (kind in ('advert', 'account', 'review'));
