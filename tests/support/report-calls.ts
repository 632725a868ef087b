import { expect } from 'vitest';
import type { ModerationCase } from '#shared/reports/admin-contract.ts';
import type { OpenedModeration, OpenedReport, ReportInput, SentReport } from '#shared/reports/contract.ts';
import type { Context } from '#server/context.ts';
import { buildAccount, logIn } from './account-factories.ts';
import type { TestServer } from './test-server.ts';

type Headers = Record<string, string>;
export interface Person {
  readonly id: number;
  readonly headers: Headers;
}

/** Calls of reporters, affected users and administrators. */
export function reportCalls(testing: { readonly context: Context }, app: TestServer) {
  let address = 0;

  const buildPerson = async (account: Parameters<typeof buildAccount>[1] = {}): Promise<Person> => {
    const id = await buildAccount(testing.context.db, { created_at: new Date('2026-01-01T00:00:00Z'), ...account });
    return { id, headers: await logIn(testing.context.db, id) };
  };

  /** A report of an advert; a guest's comes from an address of its own. */
  const report = (form: Partial<ReportInput> & Pick<ReportInput, 'subject_id'>, headers: Headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/reports',
      headers,
      remoteAddress: `10.1.${Math.floor(++address / 250)}.${address % 250}`,
      payload: {
        kind: 'listing',
        reason: 'fraud',
        text: 'Chce zálohu předem a láhev nemá.',
        good_faith: true,
        ...(!headers.authorization && { name: 'Eva Malá', email: 'eva@karafa.example' }),
        ...form,
      },
    });
  const reported = async (...args: Parameters<typeof report>): Promise<SentReport> => {
    const answer = await report(...args);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json();
  };
  const caseOf = (number: string) =>
    testing.context.db
      .selectFrom('report')
      .innerJoin('moderation_case', 'moderation_case.id', 'report.case_id')
      .where('number', '=', number)
      .select(['moderation_case.id', 'moderation_case.hash', 'report.hash as report_hash', 'state', 'points'])
      .executeTakeFirstOrThrow();
  const getCase = async ({ headers }: Pick<Person, 'headers'>, id: number) =>
    (await app.inject({ url: `/api/admin/moderation/${id}?lang=cs`, headers })).json<ModerationCase>();
  const decide = async (administrator: Pick<Person, 'headers'>, id: number, decision: object = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/admin/moderation/${id}/decision`,
      headers: administrator.headers,
      payload: {
        version: (await getCase(administrator, id)).version ?? '',
        measures: ['hide'],
        ground: 'terms',
        reason: 'Inzerát vybízí k platbě předem.',
        ...decision,
      },
    });
  const decided = async (...args: Parameters<typeof decide>) => {
    const answer = await decide(...args);
    expect([answer.statusCode, answer.body]).toEqual([200, '{}']);
  };
  const open = async (number: string) =>
    (
      await app.inject({ url: `/api/reports/${number}/${(await caseOf(number)).report_hash}?lang=cs` })
    ).json<OpenedReport>();
  const openAffected = async (number: string) => {
    const { id, hash } = await caseOf(number);
    return (await app.inject({ url: `/api/moderation/${id}/${hash}?lang=cs` })).json<OpenedModeration>();
  };
  const appealAffected = async (number: string, text = 'Zálohu nechci, jen rezervaci.') => {
    const { id, hash } = await caseOf(number);
    return app.inject({ method: 'POST', url: `/api/moderation/${id}/${hash}/appeal?lang=cs`, payload: { text } });
  };
  const appealReporter = async (number: string, text = 'Je to podvod.') =>
    app.inject({
      method: 'POST',
      url: `/api/reports/${number}/${(await caseOf(number)).report_hash}/appeal?lang=cs`,
      payload: { text },
    });

  return {
    buildPerson,
    report,
    reported,
    caseOf,
    getCase,
    decide,
    decided,
    open,
    openAffected,
    appealAffected,
    appealReporter,
  };
}
