import { expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { buildVoucher } from '#tests/support/voucher-factories.ts';
import { replaceVoucherBrand, replaceVoucherCategory } from './limits.queries.ts';

const testing = useTestContext();

test('R-6.03 a limited voucher follows merged categories and brands', async () => {
  const { db } = testing.context;
  const id = await buildVoucher(db, { category_ids: [5, 6, 7], brand_ids: [1, 2] });
  const other = await buildVoucher(db, { category_ids: [8] });
  await db.transaction().execute(async (tx) => {
    await replaceVoucherCategory(tx, 5, 7);
    await replaceVoucherBrand(tx, 2, 3);
  });
  const limitsOf = (voucher: number) =>
    db.selectFrom('voucher').where('id', '=', voucher).select(['category_ids', 'brand_ids']).executeTakeFirstOrThrow();
  const { category_ids: categories, brand_ids: brands } = await limitsOf(id);
  expect([categories.toSorted(), brands.toSorted()]).toEqual([
    [6, 7],
    [1, 3],
  ]);
  expect(await limitsOf(other)).toEqual({ category_ids: [8], brand_ids: [] });
});
