export { mountContent } from './content.routes.ts';
export { renderInfoPagePdf } from './render-info-page.ts';
