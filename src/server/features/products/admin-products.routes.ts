import type { FastifyInstance } from 'fastify';
import { notFound } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { adminProductsContract, type AdminProduct } from '#shared/products/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { listStockPlaces } from '#server/features/stock/index.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls, type Handlers } from '#server/platform/calls/mount-calls.ts';
import { withCurrent } from '#server/platform/db/row-version.ts';
import { addProduct, changeProduct, copyProduct, listRefusedErrors, setProductShown } from './change-products.ts';
import { addSale, changeSale, endSale, listSaleErrors } from './change-sales.ts';
import { countProducts, findBrandName, listProductRows, productsPerPage } from './product-list.queries.ts';
import { presentProduct, presentProductRow, presentSavedSale } from './product-presenter.ts';
import { findProduct, findProductTexts } from './product.queries.ts';
import { listSales } from './sale.queries.ts';
import { listBranchNames } from './values/product-state.queries.ts';
import { changeStock } from './change-stock.ts';

export function mountAdminProducts(app: FastifyInstance, context: Context): void {
  const { db, config, now } = context;
  const getProduct = async (id: number, lang: Locale): Promise<AdminProduct> => {
    const [row, texts, sales, stock] = await Promise.all([
      findProduct(db, id, lang),
      findProductTexts(db, id),
      listSales(db, id),
      listStockPlaces(db, id),
    ]);
    if (!row) throw notFound();
    return presentProduct({ row, texts, sales, stock, at: now() });
  };
  const answers: Handlers<typeof adminProductsContract> = {
    list: async ({ query }) => {
      const [found, total, brand] = await Promise.all([
        listProductRows(db, query),
        countProducts(db, query),
        query.brand === undefined ? null : findBrandName(db, query.brand),
      ]);
      const { rows, has_more } = adminPage(found, query.page, productsPerPage);
      return { products: rows.map(presentProductRow), total, page: query.page, has_more, brand };
    },
    choices: async () => ({
      tax_rates: [...config.shop.taxRates],
      currency: config.shop.currency,
      branches: [...(await listBranchNames(db))].map(([branch, name]) => ({ id: branch, name })),
    }),
    get: ({ params, query }) => getProduct(params.id, query.lang),
    add: async ({ body }, { caller }) => ({ id: await addProduct(context, caller.accountId, body) }),
    change: ({ params: { id }, body }, { caller, locale }) =>
      withCurrent(
        () => getProduct(id, locale),
        () => changeProduct(context, caller.accountId, id, body),
      ),
    setShown: async ({ params: { id }, body }, { caller }) => {
      await setProductShown(context, caller.accountId, id, body.is_shown);
      return { id };
    },
    copy: async ({ params: { id } }, { caller }) => ({ id: await copyProduct(context, caller.accountId, id) }),
    addSale: async ({ params: { id }, body }, { caller }) => {
      const sale = await addSale(context, { actorId: caller.accountId, productId: id }, body);
      return presentSavedSale(sale);
    },
    changeSale: async ({ params: { id, sale }, body }, { caller, locale }) => {
      const which = { actorId: caller.accountId, productId: id, saleId: sale };
      const getSale = async () => (await getProduct(id, locale)).sales.find((each) => each.id === sale) ?? {};
      return presentSavedSale(await withCurrent(getSale, () => changeSale(context, which, body)));
    },
    endSale: async ({ params: { id, sale } }, { caller }) => {
      await endSale(context, { actorId: caller.accountId, productId: id, saleId: sale });
      return {};
    },
    setStock: async ({ params: { id }, body }, { caller }) => {
      await changeStock(context, { actorId: caller.accountId, productId: id, ...body });
      return listStockPlaces(db, id);
    },
  };
  mountCalls(app, 'adminProducts', adminProductsContract, answers, {
    add: ({ valid }, { caller }) => listRefusedErrors(context, caller!.accountId, valid),
    change: ({ params, valid }, { caller }) => listRefusedErrors(context, caller!.accountId, valid, params.id),
    addSale: ({ params, valid }) => listSaleErrors(context, params.id, valid),
    changeSale: ({ params, valid }) => listSaleErrors(context, params.id, valid, params.sale),
  });
}
