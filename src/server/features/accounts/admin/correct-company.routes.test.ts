import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useAccountCalls } from '#tests/support/account-calls.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';

const { testing, app, mails } = useAccountCalls();
const data = {
  company: 'Vinotéka Žižkov s.r.o.',
  company_id: '27074358',
  tax_id: 'CZ27074358',
  company_address: 'Žižkova 5, 251 01 Říčany',
};
const moved = { ...data, company_address: 'Nová 1, 110 00 Praha 1' };
const reason = 'Ověřeno telefonicky';
let headers: { authorization: string };
let counter = 0;

beforeAll(async () => {
  ({ headers } = await buildAdministrator(testing.context.db, ['users']));
});
beforeEach(async () => {
  await testing.context.db.deleteFrom('mail').execute();
});

const buildBusiness = (more: object = {}) =>
  buildAccount(testing.context.db, {
    email: `firma${++counter}@karafa.example`,
    phone_prefix: '+420',
    is_business: true,
    ...data,
    ...more,
  });
const get = async (id: number) => (await app.inject({ url: `/api/admin/accounts/${id}`, headers })).json();
const correct = async (id: number, body: object, by: object = headers) =>
  app.inject({
    method: 'PUT',
    url: `/api/admin/accounts/${id}/company`,
    payload: { reason, version: (await get(id)).company_version ?? '', ...body },
    headers: { ...by },
  });

describe('the company data of a user', () => {
  test('R-5.06, R-9.06 are corrected by an administrator, with a mail, an entry of the history and the audit log', async () => {
    const { db } = testing.context;
    const id = await buildBusiness();
    const answer = await correct(id, moved);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      ...moved,
      events: [{ kind: 'company_corrected', detail: { reason } }],
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'account.contact_changed', subject: 'Vaše kontaktní údaje byly změněny' });
    expect(mail!.text).toContain('Správce opravil');
    expect(mail!.text).toContain('Firemní údaje');
    expect(mail!.text).not.toContain('Nová 1');
    const entries = await db.selectFrom('audit_entry').where('entity_id', '=', id).selectAll().execute();
    expect(entries).toMatchObject([
      {
        action: 'change',
        entity: 'account',
        before: { company_address: data.company_address },
        after: { company_address: moved.company_address, reason },
      },
    ]);
  });

  test('stay as they are without a change, and nobody is told', async () => {
    const id = await buildBusiness();
    expect((await correct(id, data)).statusCode).toBe(200);
    expect([(await get(id)).events, await mails()]).toEqual([[], []]);
  });

  test('R-5.14 need the permission for users, and those of administrators the one for settings', async () => {
    const { db } = testing.context;
    const id = await buildBusiness();
    const own = await logIn(db, id);
    const { headers: other } = await buildAdministrator(db, ['orders']);
    for (const [by, status] of [
      [{}, 401],
      [own, 403],
      [other, 403],
    ] as const)
      expect((await correct(id, moved, by)).statusCode).toBe(status);
    const administrator = await buildBusiness({ scopes: ['orders'] });
    expect((await correct(administrator, moved)).statusCode).toBe(403);
    const { headers: settings } = await buildAdministrator(db, ['users', 'settings']);
    expect((await correct(administrator, moved, settings)).statusCode).toBe(200);
  });

  test.each([
    ['an empty name', { company: ' ' }, 'company'],
    ['a mistyped company ID', { company_id: '27074359' }, 'company_id'],
    ['a mistyped tax ID', { tax_id: 'CZ1' }, 'tax_id'],
    ['no reason', { reason: '' }, 'reason'],
  ])('R-5.07 are refused with %s', async (_what, wrong, field) => {
    const id = await buildBusiness();
    const answer = await correct(id, { ...data, ...wrong });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  test('that somebody else has changed meanwhile are a conflict with the stored ones', async () => {
    const id = await buildBusiness();
    const { company_version: version } = await get(id);
    await correct(id, moved);
    const answer = await correct(id, { ...data, company: 'Jiná s.r.o.', version });
    expect([answer.statusCode, answer.json().current]).toMatchObject([409, moved]);
  });

  test('a private person has none, and an unknown account is not found', async () => {
    const id = await buildAccount(testing.context.db);
    expect((await correct(id, data)).statusCode).toBe(409);
    expect((await correct(999_999, data)).statusCode).toBe(404);
  });
});
