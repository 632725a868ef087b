export { mountAdminMails } from './admin-mails.routes.ts';
