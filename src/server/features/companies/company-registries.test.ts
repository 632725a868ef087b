import { afterEach, beforeEach, expect, test } from 'vitest';
import { isCompanyId } from '#shared/companies/company-id.ts';
import { CodedError } from '#shared/errors.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/platform/log/log.ts';
import { aresNoSuchSubject, aresPayer, rpoEntity } from '#tests/support/registry-answers.ts';
import { startRegistryServer, type RegistryServer } from '#tests/support/registry-server.ts';
import { createCompanyRegistries, mostCallsAtOnce, type CompanyRegistries } from './company-registries.ts';

let server: RegistryServer;
let registries: CompanyRegistries;
let now: Date;

const minutesPass = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));
const ares = (companyId: string) => `/ekonomicke-subjekty/${companyId}`;
const seznam = '26168685';

beforeEach(async () => {
  now = new Date('2026-06-01T12:00:00Z');
  server = await startRegistryServer();
  const config = readConfig({ ARES_URL: `${server.url}/`, RPO_URL: server.url, PUBLIC_URL: 'https://karafa.example/' });
  registries = createCompanyRegistries({ config, log: createLog('error'), now: () => now });
});

afterEach(() => server.close());

test('caches a company for ten minutes', async () => {
  server.answer(ares(seznam), { body: aresPayer });
  const first = await registries.CZ(seznam);
  minutesPass(9.9);
  expect(await registries.CZ(seznam)).toEqual(first);
  expect(server.requests).toHaveLength(1);
  minutesPass(0.2);
  server.answer(ares(seznam), { body: { ...aresPayer, obchodniJmeno: 'Nový název' } });
  expect(await registries.CZ(seznam)).toMatchObject({ name: 'Nový název' });
});

test('caches an unknown ID for one minute', async () => {
  server.answer(ares(seznam), aresNoSuchSubject);
  expect(await registries.CZ(seznam)).toBeUndefined();
  minutesPass(0.9);
  server.answer(ares(seznam), { body: aresPayer });
  expect(await registries.CZ(seznam)).toBeUndefined();
  minutesPass(0.2);
  expect(await registries.CZ(seznam)).toMatchObject({ name: 'Seznam.cz, a.s.' });
});

test('R-5.07 does not cache a failure', async () => {
  server.answer(ares(seznam), { status: 500, body: {} });
  await expect(registries.CZ(seznam)).rejects.toThrow(CodedError);
  server.answer(ares(seznam), { body: aresPayer });
  expect(await registries.CZ(seznam)).toMatchObject({ name: 'Seznam.cz, a.s.' });
});

test('simultaneous lookups of one company share one outside call and its failure', async () => {
  server.answer(ares(seznam), { body: aresPayer });
  const found = await Promise.all([registries.CZ(seznam), registries.CZ(seznam), registries.CZ(seznam)]);
  expect(found.map((company) => company?.company_id)).toEqual([seznam, seznam, seznam]);
  expect(server.requests).toHaveLength(1);

  const failing = await Promise.allSettled([registries.CZ('00006947'), registries.CZ('00006947')]);
  expect(failing.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(server.requests).toHaveLength(2);
});

test('rejects too many simultaneous calls to one registry without affecting the other', async () => {
  const ids = Array.from({ length: 1000 }, (_, index) => String(10_000_000 + index)).filter(isCompanyId);
  for (const id of ids) server.answer(ares(id), { body: { ...aresPayer, ico: id } });
  server.answer('/search?identifier=31333532', { body: { results: [rpoEntity] } });
  const [overpayment, ...fitting] = ids.slice(0, mostCallsAtOnce + 1);
  const calls = fitting.map((id) => registries.CZ(id));
  const refused = registries.CZ(overpayment!);
  const slovak = registries.SK('31333532');
  await expect(refused).rejects.toThrow('company_registry_unavailable');
  expect(await slovak).toMatchObject({ company_id: '31333532' });
  expect((await Promise.all(calls)).map((company) => company?.company_id)).toEqual(fitting);
  expect(await registries.CZ(overpayment!)).toMatchObject({ company_id: overpayment });
});

test('identifies itself to the registry', async () => {
  await registries.CZ(seznam).catch(() => undefined);
  expect(server.requests[0]!.headers['user-agent']).toBe('Karafa (+https://karafa.example)');
});
