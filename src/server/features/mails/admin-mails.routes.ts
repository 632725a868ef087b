import type { FastifyInstance } from 'fastify';
import { adminMailsContract } from '#shared/mails/admin-contract.ts';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { findMail, listMails, mailsOnPage } from '#server/platform/mail/index.ts';
import { presentMail, presentMailWithBody } from './mail-presenter.ts';
import { sendMailAgain } from './send-mail-again.ts';

export function mountAdminMails(app: FastifyInstance, context: Context): void {
  const { db } = context;

  const getMail = async (id: number) => {
    const mail = await findMail(db, id);
    if (!mail) throw notFound();
    return presentMailWithBody(mail);
  };

  mountCalls(app, 'adminMails', adminMailsContract, {
    list: async ({ query: { kind, state, q, page } }) => {
      const { mails, total } = await listMails(db, { kind, state, search: q, page });
      const { rows, has_more } = adminPage(mails, page, mailsOnPage);
      return { mails: rows.map(presentMail), total, page, has_more };
    },
    get: async ({ params }) => getMail(params.id),
    resend: async ({ params }, { caller }) => {
      await sendMailAgain(context, { id: params.id, actorId: caller.accountId });
      return getMail(params.id);
    },
  });
}
