export { mountProductImports } from './admin-product-imports.routes.ts';
export { mountProductExports } from './export/export-products.routes.ts';
export { forgetImports } from './forget-imports.ts';
export { importsJob } from './work/imports-job.ts';
export { workImports } from './work/work-imports.ts';
