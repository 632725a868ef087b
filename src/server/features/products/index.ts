export { mountAdminProducts } from './admin-products.routes.ts';
export { mountProductsCsv } from './products-csv.routes.ts';
