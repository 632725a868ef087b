export { mountAdminMails } from './admin-mails.routes.ts';
export { mountAdminMailTexts } from './admin-mail-texts.routes.ts';
