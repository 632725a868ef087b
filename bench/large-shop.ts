import type { Client } from 'pg';

export const benchOrders = 1_000_000;
const firstId = 10_000_000;
/** Orders that somebody still has to handle; all older ones have ended. */
const openOrders = 3000;

/**
 * Fills a database with the shop's work of three years: orders with their lines, payments, invoices and refunds, bank
 * lines, mails, audit entries, subscribers. Does nothing where it stands.
 */
export async function fillShop(client: Client): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from shop_order where id = $1', [
    firstId + benchOrders,
  ]);
  if (rows.length > 0) return;
  await client.query('begin');
  // Triggers would compute figures, and references are known to be right.
  await client.query("set local session_replication_role = 'replica'");
  await client.query('set local statement_timeout = 0');
  await client.query(`create temporary table ids on commit drop as
    select n, ${firstId} + n as id, case when n > ${benchOrders - openOrders} then 'open' when n % 25 = 0 then 'cancelled'
        when n % 60 = 0 then 'refunded' else 'delivered' end as stage,
      now() - (${benchOrders} - n) * interval '94 seconds' as placed_at,
      (array['Jan','Petr','Eva','Jana','Tomáš','Lucie','Jiří'])[1 + n % 7] as first_name,
      (array['Novák','Svobodová','Dvořák','Černá','Procházka','Kučerová','Veselý','Horák'])[1 + n % 8] || ' ' || n % 997
        as last_name
    from generate_series(1, ${benchOrders}) n`);
  await fillOrders(client);
  await fillMoney(client);
  await fillRecords(client);
  await client.query('commit');
  await client.query(
    `vacuum analyze shop_order, order_line, invoice, payment, refund, payment_webhook, withdrawal, complaint, bank_statement,
      bank_line, mail, audit_entry, subscriber, voucher`,
  );
}

async function fillOrders(client: Client): Promise<void> {
  await client.query(`
    insert into shop_order (id, number, hash, cart_id, client_key, account_id, locale, state, email, first_name, last_name,
      phone_prefix, phone, country_code, invoice_name, invoice_street, invoice_city, invoice_postcode,
      invoice_country_code, carrier_id, branch_id, payment_method_id, variable_symbol, currency_code, goods_minor,
      total_minor, expected_from, expected_to, terms_agreed_at, placed_at, paid_at, state_since, collect_by)
    select i.id, '78' || lpad(n::text, 8, '0'), md5('bench' || n), i.id, gen_random_uuid(),
      case when n % 3 = 0 then (select min(id) from account where username like 'bench.%') + n % 50000 end, 'cs',
      case when stage <> 'open' then stage
        else (array['waiting_for_payment', 'paid', 'being_prepared', 'ready_for_pickup', 'sent'])[1 + n % 5] end,
      'kupec' || n % 300000 || '@karafa.example', first_name, last_name, '+420', (600000000 + n % 300000)::text, 'CZ',
      first_name || ' ' || last_name, 'Dlouhá ' || n % 200, 'Praha', '11000', 'CZ',
      (select array_agg(id order by id) from carrier)[1 + n % (select count(*)::int from carrier)],
      case when n % 4 = 0 then (select array_agg(id order by id) from branch)[1 + n % (select count(*)::int from branch)] end,
      (select array_agg(id order by id) from payment_method)[1 + n % (select count(*)::int from payment_method)],
      '78' || lpad(n::text, 8, '0'), 'CZK', 60000 + n % 9000 * 100, 60000 + n % 9000 * 100,
      placed_at::date + 2, placed_at::date + 4, placed_at, placed_at,
      case when stage = 'open' and n % 5 = 0 or stage = 'cancelled' then null else placed_at + interval '1 hour' end,
      placed_at + interval '2 days',
      case when stage = 'open' then placed_at::date + 7 end
    from ids i`);
  await client.query(`
    insert into order_line (id, order_id, position, listing_id, name, sku, quantity, price_minor, total_minor, tax_rate)
    select i.id * 10 + k, i.id, k, p.listing_id, 'Zboží ' || p.sku, p.sku, 1 + n % 3, 30000, 30000 * (1 + n % 3), 21
    from ids i cross join generate_series(1, 2) k
    join lateral (select listing_id, sku from product order by listing_id limit 1 offset n % 100 * k % 100) p on true`);
  await client.query(`
    insert into invoice (id, order_id, kind, number, issued_at, content)
    select id, id, 'invoice', 'B' || n, placed_at + interval '1 hour', '{}' from ids where stage <> 'open'`);
  await client.query(`
    insert into withdrawal (id, order_id, client_key, state, locale, name, email, received_at, decided_at, settled_at)
    select id, id, gen_random_uuid(), case when is_open then 'received' else 'settled' end, 'cs',
      first_name || ' ' || last_name, 'kupec' || n % 300000 || '@karafa.example', placed_at + interval '5 days',
      case when not is_open then placed_at end, case when not is_open then placed_at end
    from (select *, n % 400 = 0 as is_open from ids where n % 50 = 0) i`);
  await client.query(`
    insert into withdrawal_line (withdrawal_id, order_line_id, quantity)
    select id, id * 10 + 1, 1 from ids where n % 50 = 0`);
  await client.query(`
    insert into complaint (id, order_line_id, order_id, client_key, state, locale, name, email, quantity, description,
      wished_solution, received_at, due_on, state_since)
    select id, id * 10 + 1, id, gen_random_uuid(), case when n % 400 = 0 then 'received' else 'closed' end, 'cs',
      first_name || ' ' || last_name, 'kupec' || n % 300000 || '@karafa.example', 1, 'Rozbité', 'repair',
      placed_at + interval '5 days', placed_at::date + 35, placed_at
    from ids where n % 50 = 0`);
}

async function fillMoney(client: Client): Promise<void> {
  await client.query(`
    insert into payment (id, key, subject_kind, subject_id, provider, provider_id, amount_minor, currency_code,
      variable_symbol, state, created_at, changed_at, paid_at)
    select i.id, md5('bench' || n), 'order', i.id, (array['comgate', 'bank_transfer', 'cash_on_delivery'])[1 + n % 3],
      case when n % 3 = 0 then 'BN-' || n end, 60000 + n % 9000 * 100, 'CZK', '78' || lpad(n::text, 8, '0'), 'paid',
      placed_at, placed_at, placed_at + interval '1 hour'
    from ids i where stage <> 'open'`);
  await client.query(`
    insert into payment (id, key, subject_kind, subject_id, provider, amount_minor, currency_code, variable_symbol, state,
      created_at, changed_at, paid_at, is_overpayment, overpayment_settled_at)
    select i.id + ${benchOrders}, md5('over' || n), 'order', i.id, 'bank_transfer', 10000, 'CZK', '78' || lpad(n::text, 8, '0'),
      'paid', placed_at, placed_at, placed_at, true, case when n % 1000 > 0 then placed_at + interval '1 day' end
    from ids i where n % 100 = 0`);
  await client.query(`
    insert into refund (id, payment_id, amount_minor, state, created_at, done_at)
    select id, id, 5000, case when n % 3000 = 0 then 'waiting' else 'done' end, placed_at + interval '6 days',
      case when n % 3000 > 0 then placed_at + interval '7 days' end
    from ids where n % 20 = 0 and stage <> 'open'`);
  await client.query(`
    insert into payment_webhook (id, payment_id, provider, provider_id, body, outcome, received_at)
    select id, id, 'comgate', 'BN-' || n, '{}', case when n % 500 = 0 then 'unknown' else 'settled' end, placed_at
    from ids where n % 3 = 0`);
  await client.query(`
    insert into bank_statement (id, format, account, currency_code, number, imported_at)
    select ${firstId} + n, 'gpc', '2000145399/0800', 'CZK', n::text, now() - n * interval '1 day'
    from generate_series(1, 1000) n`);
  await client.query(`
    insert into bank_line (id, statement_id, position, account, key, booked_on, amount_minor, currency_code, counter_name,
      variable_symbol, state, reason)
    select id, ${firstId} + 1 + n % 1000, n, '2000145399/0800', 'bench' || n, placed_at::date, 60000 + n % 9000 * 100,
      'CZK', first_name || ' ' || last_name, '78' || lpad(n::text, 8, '0'),
      case when n % 200 = 0 then 'waiting' else 'matched' end, case when n % 200 = 0 then 'symbol_missing' end
    from ids where n % 2 = 0`);
}

async function fillRecords(client: Client): Promise<void> {
  await client.query(`
    insert into mail (id, kind, recipient_address, recipient_name, locale, subject, html, text, state, created_at, sent_at)
    select id, (array['order.placed', 'order.paid', 'order.sent'])[1 + n % 3], 'kupec' || n % 300000 || '@karafa.example',
      first_name || ' ' || last_name, 'cs', 'Objednávka 78' || lpad(n::text, 8, '0'), '', '',
      case when n % 5000 = 0 then 'failed' else 'sent' end, placed_at, placed_at
    from ids where n % 2 = 0`);
  await client.query(`
    insert into audit_entry (id, happened_at, actor_id, action, entity, entity_id, before, after)
    select id, placed_at, 1, (array['change', 'approve', 'confirm'])[1 + n % 3],
      (array['order', 'advert', 'voucher', 'refund'])[1 + n % 4], id, '{"state": "paid"}', '{"state": "sent"}'
    from ids`);
  await client.query(`
    insert into subscriber (id, email, locale, state, state_at, token, source, wording, requested_at, confirmed_at)
    select id, 'odber' || n || '@karafa.example', 'cs', case when n % 30 = 0 then 'unconfirmed' else 'active' end,
      placed_at, md5('odber' || n), 'footer', 'Souhlasím', placed_at, case when n % 30 > 0 then placed_at end
    from ids where n % 10 = 0`);
  await client.query(`
    insert into subscriber_count (state, subscribers)
    select state, count(*) from subscriber where id > ${firstId} group by 1`);
  await client.query(`
    insert into voucher (id, code, kind, percent, created_at)
    select id, 'BENCH' || n, 'percent', 5, placed_at from ids where n % 200 = 0`);
}
