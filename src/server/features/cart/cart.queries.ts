import { sql } from 'kysely';
import { linesPerCart, vouchersPerCart } from '#shared/cart/limits.ts';
import type { AgeRule } from '#shared/catalog/limits.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { preferLocale } from '#server/platform/db/prefer-locale.ts';
import { prepared } from '#server/platform/db/prepared-statement.ts';
import { voucherColumns, type Voucher } from '#server/features/vouchers/index.ts';

/** The owner of a cart: an account, or a guest with a token. */
export interface CartOwner {
  readonly accountId: number | undefined;
  readonly tokenHash: Buffer | undefined;
}

export interface CartRow {
  readonly id: number;
  readonly account_id: number | null;
  readonly email: string | null;
}

export interface CartLineRow {
  readonly listing_id: number;
  readonly quantity: number;
  readonly seen_price_minor: number;
}

/** Price and stock of a product. */
export interface ProductRow {
  readonly id: number;
  /** The public price in the default currency; null when the product is not on sale. */
  readonly price_minor: number | null;
  readonly original_price_minor: number | null;
  readonly available: number;
  readonly tax_rate: number;
  readonly weight_g: number | null;
  readonly may_be_discounted: boolean;
  readonly age_rule: AgeRule;
  readonly delivery_countries: string[] | null;
  readonly category_path: readonly number[];
  readonly brand_id: number | null;
  readonly sku: string;
  readonly name: string;
}

const columns = ['id', 'account_id', 'email'] as const;

/** The account's own cart, else the one of the token. */
export async function findCart(db: Queryable, owner: CartOwner): Promise<CartRow | undefined> {
  return cartOf(db, owner)?.executeTakeFirst();
}

/** Locks the owner's cart until the transaction ends. */
export async function lockOwnCart(tx: Tx, { accountId, tokenHash }: CartOwner): Promise<CartRow | undefined> {
  if (accountId === undefined && tokenHash === undefined) return undefined;
  const [name, isTheirs] =
    accountId === undefined
      ? ['cart.lock_of_guest', sql`token_hash = ${tokenHash}`]
      : ['cart.lock_of_account', sql`account_id = ${accountId}::bigint`];
  const { rows } = await sql<CartRow>`${prepared(name)}
    select id, account_id, email from cart where ${isTheirs} for update`.execute(tx);
  return rows[0];
}

function cartOf(db: Queryable, { accountId, tokenHash }: CartOwner) {
  const carts = db.selectFrom('cart').select(columns);
  if (accountId !== undefined) return carts.where('account_id', '=', accountId);
  return tokenHash && carts.where('token_hash', '=', tokenHash);
}

/** Creates the owner's cart if missing, and locks it until the transaction ends. */
export async function openCart(tx: Tx, { accountId, tokenHash }: CartOwner, at: Date): Promise<CartRow> {
  const owner = accountId === undefined ? { token_hash: tokenHash! } : { account_id: accountId };
  return tx
    .insertInto('cart')
    .values({ ...owner, created_at: at, changed_at: at })
    .onConflict((conflict) =>
      conflict.column(accountId === undefined ? 'token_hash' : 'account_id').doUpdateSet({ changed_at: at }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function lockCart(tx: Tx, id: number): Promise<CartRow | undefined> {
  return tx.selectFrom('cart').where('id', '=', id).select(columns).forUpdate().executeTakeFirst();
}

export function listCartLines(db: Queryable, cartId: number): Promise<CartLineRow[]> {
  return db
    .selectFrom('cart_line')
    .where('cart_id', '=', cartId)
    .select(['listing_id', 'quantity', 'seen_price_minor'])
    .orderBy('added_at')
    .orderBy('listing_id')
    .execute();
}

export async function hasLines(db: Queryable, cartId: number): Promise<boolean> {
  const line = await db
    .selectFrom('cart_line')
    .where('cart_id', '=', cartId)
    .select('cart_id')
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** Sets the quantity of a product in the cart; an existing line keeps the seen price until it is accepted. */
export async function putCartLine(
  tx: Tx,
  cartId: number,
  line: { listingId: number; quantity: number; seenPrice: number; at: Date },
): Promise<void> {
  const { listingId, quantity, seenPrice, at } = line;
  await tx
    .insertInto('cart_line')
    .values({ cart_id: cartId, listing_id: listingId, quantity, seen_price_minor: seenPrice, added_at: at })
    .onConflict((conflict) => conflict.columns(['cart_id', 'listing_id']).doUpdateSet({ quantity }))
    .execute();
}

/** Accepts a line as it was shown. */
export async function acceptCartLine(
  tx: Tx,
  cartId: number,
  { listingId, price, quantity }: { listingId: number; price?: number; quantity?: number },
): Promise<void> {
  await tx
    .updateTable('cart_line')
    .set((eb) => ({
      ...(price !== undefined && { seen_price_minor: price }),
      ...(quantity !== undefined && { quantity: eb.fn<number>('least', ['quantity', eb.val(quantity)]) }),
    }))
    .where('cart_id', '=', cartId)
    .where('listing_id', '=', listingId)
    .execute();
}

export async function deleteCartLine(tx: Tx, cartId: number, listingId: number): Promise<void> {
  await tx.deleteFrom('cart_line').where('cart_id', '=', cartId).where('listing_id', '=', listingId).execute();
}

/** Empties an ordered cart and forgets its buyer. The cart's row stays, because its orders refer to it. */
export async function emptyCart(tx: Tx, cartId: number): Promise<void> {
  await sql`${prepared('cart.empty')}
    with vouchers as (delete from cart_voucher where cart_id = ${cartId}::bigint),
      buyer as (update cart set email = null where id = ${cartId}::bigint and email is not null)
    delete from cart_line where cart_id = ${cartId}::bigint`.execute(tx);
}

export async function setCartEmail(tx: Tx, cartId: number, email: string): Promise<void> {
  await tx.updateTable('cart').set({ email }).where('id', '=', cartId).execute();
}

/** The vouchers of a cart in the order in which they were added. */
export async function listCartVouchers(db: Queryable, cartId: number): Promise<Voucher[]> {
  const { rows } = await sql<Voucher>`${prepared('cart.vouchers')}
    select ${voucherColumns} from cart_voucher c join voucher v on v.id = c.voucher_id
    where c.cart_id = ${cartId}::bigint order by c.added_at, v.id`.execute(db);
  return rows;
}

export async function addCartVoucher(tx: Tx, cartId: number, voucherId: number, at: Date): Promise<void> {
  await tx
    .insertInto('cart_voucher')
    .values({ cart_id: cartId, voucher_id: voucherId, added_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteCartVoucher(tx: Tx, cartId: number, code: string): Promise<void> {
  await tx
    .deleteFrom('cart_voucher')
    .where('cart_id', '=', cartId)
    .where('voucher_id', 'in', (of) => of.selectFrom('voucher').where('code', '=', code).select('id'))
    .execute();
}

/**
 * Merges the guest's cart into the account's: the greater quantity wins. Excess lines and vouchers are reported and
 * left out by `priceCart`; repeated merging stores at most twice the limit.
 */
export async function joinCarts(tx: Tx, guestId: number, accountCartId: number): Promise<void> {
  await sql`
    insert into cart_line (cart_id, listing_id, quantity, seen_price_minor, added_at)
    select ${accountCartId}::bigint, listing_id, quantity, seen_price_minor, added_at
    from cart_line where cart_id = ${guestId}::bigint
    on conflict (cart_id, listing_id) do update
      set quantity = greatest(cart_line.quantity, excluded.quantity)`.execute(tx);
  await sql`
    insert into cart_voucher (cart_id, voucher_id, added_at)
    select ${accountCartId}::bigint, voucher_id, added_at from cart_voucher where cart_id = ${guestId}::bigint
    on conflict do nothing`.execute(tx);
  await sql`
    delete from cart_line where cart_id = ${accountCartId}::bigint and listing_id in (
      select listing_id from cart_line where cart_id = ${accountCartId}::bigint
      order by added_at, listing_id offset ${2 * linesPerCart})`.execute(tx);
  await sql`
    delete from cart_voucher where cart_id = ${accountCartId}::bigint and voucher_id in (
      select voucher_id from cart_voucher where cart_id = ${accountCartId}::bigint
      order by added_at, voucher_id offset ${2 * vouchersPerCart})`.execute(tx);
  await sql`
    update cart set email = coalesce(cart.email, guest.email) from cart guest
    where cart.id = ${accountCartId}::bigint and guest.id = ${guestId}::bigint`.execute(tx);
  await tx.deleteFrom('cart').where('id', '=', guestId).execute();
}

const productColumns = sql`l.id, case when l.visibility = 'listed' then l.price_base end as price_minor,
  case when l.is_on_sale then l.original_price_minor end as original_price_minor,
  coalesce((
    select sum(s.quantity)::integer from stock s join branch b on b.id = s.branch_id
    where s.listing_id = l.id and b.is_active), 0) as available,
  p.tax_rate, p.weight_g, c.may_be_discounted, c.age_rule, c.delivery_countries, c.path as category_path,
  l.brand_id, p.sku, text.name`;

const productTables = (locale: Locale) => sql`product p
  join listing l on l.id = p.listing_id
  join category c on c.id = l.category_id
  join lateral (
    select t.name from listing_text t where t.listing_id = l.id
    order by ${preferLocale(locale)} limit 1) text on true`;

/** A product, on sale or not; undefined when it no longer exists. */
export async function findProduct(db: Queryable, id: number, locale: Locale): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`${prepared('cart.product')}
    select ${productColumns} from ${productTables(locale)} where p.listing_id = ${id}::bigint`.execute(db);
  return rows[0];
}

/** Products by id, on sale or not; those that no longer exist are missing. */
export async function listProducts(
  db: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, ProductRow>> {
  const { rows } = await sql<ProductRow>`
    select ${productColumns} from ${productTables(locale)} where p.listing_id = any (${[...ids]}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** All lines of the cart, on sale or not, in the order in which they were added, and whether it may have vouchers. */
export async function listCartGoods(
  db: Queryable,
  cartId: number,
  locale: Locale,
): Promise<{
  readonly goods: { readonly product: ProductRow; readonly seen: CartLineRow }[];
  readonly hasVouchers: boolean;
}> {
  const { rows } = await sql<ProductRow & CartLineRow & { readonly has_vouchers: boolean }>`${prepared('cart.goods')}
    select line.listing_id, line.quantity, line.seen_price_minor, ${productColumns},
      exists (select from cart_voucher v where v.cart_id = line.cart_id) as has_vouchers
    from ${productTables(locale)}
    join cart_line line on line.listing_id = p.listing_id
    where line.cart_id = ${cartId}::bigint
    order by line.added_at, line.listing_id`.execute(db);
  const goods = rows.map(({ listing_id, quantity, seen_price_minor, ...product }) => ({
    product,
    seen: { listing_id, quantity, seen_price_minor },
  }));
  return { goods, hasVouchers: rows[0]?.has_vouchers ?? true };
}

/** A group's discount for a user, in percent; 0 without a group. */
export async function findDiscountPercent(db: Queryable, accountId: number | undefined): Promise<number> {
  if (accountId === undefined) return 0;
  const group = await db
    .selectFrom('account')
    .innerJoin('user_group', 'user_group.id', 'account.user_group_id')
    .where('account.id', '=', accountId)
    .select('discount_percent')
    .executeTakeFirst();
  return group?.discount_percent ?? 0;
}

export async function deleteOldGuestCarts(db: Queryable, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('cart')
    .where('account_id', 'is', null)
    .where('changed_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
