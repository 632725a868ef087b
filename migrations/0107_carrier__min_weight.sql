-- A transport for heavy goods does not take light parcels. Inclusive; null: any weight.
alter table carrier
  add min_weight_g integer check (min_weight_g > 0);

-- Lighter parcels go by the ordinary courier.
update carrier c set min_weight_g = 30000
where c.code = 'heavy_courier' and exists (
  select from carrier_price p where p.carrier_id = c.id and coalesce(p.max_weight_g > 30000, true));
