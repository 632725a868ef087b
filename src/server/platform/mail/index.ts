export { composeMail, type ComposedMail, type MailContent } from './compose-mail.ts';
export type { MailBlock } from './mail-layout.ts';
export { queueMail, type MailMessage } from './queue-mail.ts';
export { deleteOldMails } from './delete-old-mails.queries.ts';
export { resendMail } from './resend-mail.ts';
export { countMails, findMail, listMails, mailsOnPage, type MailState } from './mail-list.queries.ts';
export { createMailer, type Mailer, type MailFile } from './mailer.ts';
export { mailJob } from './mail-job.ts';
export { queueDueMails, sendMail, type Mailing } from './send-mail.ts';
