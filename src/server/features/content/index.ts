export { mountAdminBanners } from './banners/admin-banners.routes.ts';
export { announceBanners, bannerJob } from './banners/schedule-banners.ts';
export { mountAdminBlog } from './blog/admin-blog.routes.ts';
export { announcePosts, postJob } from './blog/schedule-posts.ts';
export { mountAdminInfoPages } from './info-pages/admin-info-pages.routes.ts';
export { mountAdminMenus } from './menus/admin-menus.routes.ts';
export { mountContent } from './content.routes.ts';
export { renderInfoPagePdf } from './info-pages/render-info-page.ts';
