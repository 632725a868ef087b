-- Earlier hashes of orders, as SHA-256. Their links open nothing, but may ask for the new one by e-mail.
create table revoked_order_link (
  hash_digest bytea primary key,
  order_id bigint not null references shop_order on delete cascade,
  revoked_at timestamptz not null
);
create index revoked_order_link_of_order on revoked_order_link (order_id);
