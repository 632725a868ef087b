-- Reasons for decisions on reports are prepared like the others.
alter table rejection_reason drop constraint rejection_reason_kind_check;
alter table rejection_reason
  add constraint rejection_reason_kind_check check (kind in ('advert', 'account', 'review', 'topping', 'report'));
