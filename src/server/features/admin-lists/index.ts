export { mountAdminLists } from './admin-lists.routes.ts';
