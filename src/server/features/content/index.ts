export { catalogIdOf } from './banners/advertisable.ts';
export { listIdsNotAdvertised } from './banners/banner.queries.ts';
export { mountAdminBanners } from './banners/admin-banners.routes.ts';
export { announceBanners, bannerJob } from './banners/schedule-banners.ts';
export { mountAdminInfoPages } from './info-pages/admin-info-pages.routes.ts';
export { mountAdminMenus } from './menus/admin-menus.routes.ts';
export { mountContent } from './content.routes.ts';
export { renderInfoPagePdf } from './info-pages/render-info-page.ts';
