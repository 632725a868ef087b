import type { AdminIssue, IssueBlock } from '#shared/newsletters/issues-contract.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { readConfig } from '#server/config.ts';
import { sendIssues } from '#server/features/newsletters/index.ts';
import { createMailer } from '#server/platform/mail/index.ts';
import { buildAdministrator } from './account-factories.ts';
import { useNewsletterCalls } from './newsletter-calls.ts';

export const texts = (cs: string, others = '') => mapLocales((locale) => (locale === 'cs' ? cs : others));

export const textBlock = (cs: string, others = ''): IssueBlock => ({
  id: 'text',
  kind: 'text',
  texts: texts(cs, others),
});
export const listingsBlock = (...listings: number[]): IssueBlock => ({ id: 'goods', kind: 'listings', listings });
export const buttonBlock = (link: string): IssueBlock => ({
  id: 'button',
  kind: 'button',
  texts: texts('Zobrazit'),
  links: texts(link),
});

/** The calls of issues for an administrator, and the worker's job. */
export function useIssueCalls() {
  const calls = useNewsletterCalls();
  const { app, testing, clock, later } = calls;
  let headers: Record<string, string> = {};
  const url = '/api/admin/newsletters';
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object, who = headers) =>
    app.inject({ method, url: `${url}${path}`, headers: who, ...(payload && { payload }) });
  const get = async (id: number) => (await call('GET', `/${id}`)).json<AdminIssue>();
  const change = async (id: number, changes: object) => {
    const { subjects, preheaders, categories, blocks, version } = await get(id);
    return call('PUT', `/${id}`, { subjects, preheaders, categories, blocks, version, ...changes });
  };
  const send = async (id: number, sendAt: string | null = null) =>
    call('POST', `/${id}/sending`, { version: (await get(id)).version, send_at: sendAt });
  return {
    ...calls,
    call,
    get,
    change,
    send,
    move: (id: number, action: string) => call('PUT', `/${id}/state`, { action }),
    logIn: async () => {
      const admin = await buildAdministrator(testing.context.db, ['content']);
      ({ headers } = admin);
      return admin;
    },
    add: async (changes: object = {}) => {
      const empty = { subjects: texts(''), preheaders: texts(''), categories: [], blocks: [] };
      const answer = await call('POST', '', { ...empty, ...changes });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<{ id: number }>().id;
    },
    subscribe: async (name: string, choice: number[], lang = 'cs') => {
      await calls.save(`${name}@karafa.example`, choice, { lang });
      const token = await calls.tokenIn(`${name}@karafa.example`);
      await calls.confirm(token);
      return token;
    },
    /** Mails of the portal, which newsletters let pass, are none. */
    clearMails: () => testing.context.db.deleteFrom('mail').execute(),
    /** Runs the job, each time for another slice of time. */
    work: async (smtpUrl: string | undefined, times = 1, perMinute = 120) => {
      const mail = { ...readConfig({ NODE_ENV: 'test' }).mail, smtpUrl };
      const config = { ...testing.context.config, newsletters: { perMinute } };
      for (let run = 0; run < times; run += 1) {
        await sendIssues({ ...testing.context, config, now: () => clock.now, mailer: createMailer(mail) });
        later(15 / 86_400);
      }
    },
    copies: async (id: number) => {
      const rows = await testing.context.db
        .selectFrom('newsletter_copy as c')
        .innerJoin('subscriber as s', 's.id', 'c.subscriber_id')
        .where('issue_id', '=', id)
        .select(['s.email', 'c.state'])
        .orderBy('s.id')
        .execute();
      return Object.fromEntries(rows.map(({ email, state }) => [email.replace('@karafa.example', ''), state]));
    },
  };
}
