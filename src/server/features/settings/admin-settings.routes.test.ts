import { beforeAll, expect, test } from 'vitest';
import type { AdminContacts } from '#shared/settings/admin-contract.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const app = useTestServer(testing);
let headers: { authorization: string };

beforeAll(async () => {
  headers = (await buildAdministrator(testing.context.db, ['settings'])).headers;
});

const call = (method: 'GET' | 'PUT', payload?: object, who: object = headers) =>
  app.inject({ method, url: '/api/admin/contacts', headers: { ...who }, ...(payload && { payload }) });
const shown = async (): Promise<AdminContacts> => (await call('GET')).json();
const publicOnes = async (lang: string) => {
  const settings = (await app.inject(`/api/settings?lang=${lang}`)).json<{ name: string; value: object }[]>();
  return settings.find(({ name }) => name === 'contacts')?.value;
};

const text = { register: '', opening_hours: '' };
const contacts = {
  company: 'Karafa s.r.o.',
  street: 'Ukázková 1',
  city: 'Praha',
  postcode: '110 00',
  company_id: '27082440',
  tax_id: 'CZ27082440',
  email: 'info@karafa.example',
  phone: '+420 200 000 000',
  facebook: 'https://www.facebook.com/karafa',
  instagram: '',
  texts: {
    cs: { register: 'Městský soud v Praze', opening_hours: 'po–pá 9–17' },
    en: { register: 'Municipal Court in Prague', opening_hours: 'Mon–Fri 9–17' },
    de: text,
  },
};

test('R-9.05 contacts are for administrators of settings only', async () => {
  const other = await buildAdministrator(testing.context.db, ['content']);
  for (const method of ['GET', 'PUT'] as const) {
    expect((await call(method, undefined, {})).statusCode).toBe(401);
    expect((await call(method, undefined, other.headers)).statusCode).toBe(403);
  }
});

test('R-9.05 contacts are changed in every language, and the change is audited', async () => {
  const { version } = await shown();
  const changed = await call('PUT', { ...contacts, version });
  expect(changed.json()).toEqual({ ...contacts, version: expect.any(String) });
  expect(await publicOnes('cs')).toMatchObject({ company: 'Karafa s.r.o.', opening_hours: 'po–pá 9–17' });
  expect(await publicOnes('en')).toMatchObject({
    register: 'Municipal Court in Prague',
    socials: [{ icon: 'facebook', link: contacts.facebook }],
  });
  const entry = await testing.context.db
    .selectFrom('audit_entry')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ action: 'change', entity: 'contacts', after: { company: 'Karafa s.r.o.' } });
});

test('R-9.05 a concurrent change is not overwritten', async () => {
  const { version } = await shown();
  expect((await call('PUT', { ...contacts, phone: '+420 200 000 009', version })).statusCode).toBe(200);
  const outdated = await call('PUT', { ...contacts, version });
  expect([outdated.statusCode, outdated.json().current]).toEqual([409, (await call('GET')).json()]);
  expect((await shown()).phone).toBe('+420 200 000 009');
});

test('R-8.02 all errors are answered at once, each at its field', async () => {
  const { version } = await shown();
  const refused = async (changes: object) => {
    const answer = await call('PUT', { ...contacts, version, ...changes });
    expect(answer.statusCode).toBe(422);
    return Object.keys(answer.json().errors).sort();
  };
  const invented = { postcode: 'abc', company_id: '123', tax_id: 'xx' };
  expect(await refused({ company: ' ', email: 'x', facebook: 'javascript:1', ...invented })).toEqual([
    'company',
    'company_id',
    'email',
    'facebook',
    'postcode',
    'tax_id',
  ]);
  expect(await refused(invented)).toEqual(['company_id', 'postcode', 'tax_id']);
  expect(await refused({ postcode: '', phone: 'x' })).toEqual(['phone', 'postcode']);
});
