import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuditEntryInWords } from '#shared/audit/admin-contract.ts';
import { auditActions, auditEntities, type AuditAction } from '#shared/audit/audit.ts';
import { locales } from '#shared/i18n/locales.ts';
import { recordAudit, type AuditEntry } from '#server/platform/audit/audit.ts';
import { queueMail } from '#server/platform/mail/index.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { buildBranch, buildCarrier, buildPaymentMethod } from '#tests/support/delivery-factories.ts';
import { buildCategory, buildListing, buildPackage } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const app = useTestServer(testing);
let headers: { authorization: string };
let jana: number;
let petr: number;

beforeAll(async () => {
  const { db } = testing.context;
  jana = await buildAccount(db, { username: 'Jana.Spravna', scopes: ['users', 'settings'] });
  petr = await buildAccount(db, { username: 'petr.1', scopes: ['adverts'] });
  headers = await logIn(db, jana);
});
beforeEach(async () => {
  await testing.context.db.deleteFrom('audit_entry').execute();
});

const record = (entry: Partial<AuditEntry>, at = '2026-06-01T12:00:00Z') =>
  recordAudit(
    testing.context.db,
    [{ actorId: jana, action: 'block', entity: 'account', entityId: null, ...entry }],
    new Date(at),
  );
const ask = (query = '', by: object = headers, url = '/api/admin/audit') =>
  app.inject({ url: `${url}${query}`, headers: { ...by } });
const entries = async (query = '', by: object = headers): Promise<AuditEntryInWords[]> =>
  (await ask(query, by)).json().entries;
const idsOf = async (query: string) => (await entries(query)).map(({ entity }) => entity.id);

describe('audit entries', () => {
  test('R-9.06 describe the action, the thing, and the values before and after', async () => {
    const { db } = testing.context;
    const user = await buildAccount(db, { username: 'sklepmistr' });
    await record({
      entityId: user,
      before: { state: 'approved', authorized: true, scopes: ['users', 'adverts'], same: 1 },
      after: { state: 'blocked', authorized: false, scopes: [], same: 1, reason: 'Podvod' },
    });
    expect(await entries('?lang=cs')).toMatchObject([
      {
        happened_at: '2026-06-01T12:00:00.000Z',
        actor: { id: jana, username: 'Jana.Spravna' },
        action: { code: 'block', text: 'Zablokování' },
        entity: { code: 'account', text: 'uživatel', id: user, name: 'sklepmistr', path: `/admin/uzivatele/${user}` },
        changes: [
          { field: 'Stav', before: 'schváleno', after: 'zablokováno' },
          { field: 'Oprávnění', before: 'Uživatelé, Inzeráty', after: '–' },
          { field: 'Ověřený účet', before: 'ano', after: 'ne' },
          { field: 'Důvod', before: null, after: 'Podvod' },
        ],
      },
    ]);
    expect(await entries('?lang=de')).toMatchObject([
      { action: { text: 'Sperrung' }, entity: { text: 'Benutzer', path: `/de/admin/benutzer/${user}` } },
    ]);
  });

  test('R-9.06 show the current names of adverts, brands, groups and mails; without the scope there is no link', async () => {
    const { db } = testing.context;
    const seller = await buildAccount(db);
    const shown = await buildAdvert(db, { seller, state: 'approved', name: 'Zacapa' });
    const waiting = await buildAdvert(db, { seller, state: 'waiting', name: 'Diplomático' });
    const over = await buildAdvert(db, { seller, state: 'expired', name: 'Metaxa' });
    const brand = await db
      .insertInto('brand')
      .values({ name: 'Jelínek', slug: 'jelinek' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const group = await db
      .insertInto('user_group')
      .values({ name: 'Sběratelé' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const mail = await db.transaction().execute((tx) =>
      queueMail(tx, {
        kind: 'account.approved',
        to: { address: 'jan@karafa.example', name: 'Jan' },
        locale: 'cs',
        subject: 'Vítejte',
        html: '',
        text: '',
      }),
    );
    const revision = await db
      .insertInto('advert_revision')
      .values({ listing_id: shown, state: 'approved', content: '{}', submitted_at: new Date(0) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const cases: Partial<AuditEntry>[] = [
      { entity: 'advert', entityId: shown },
      { entity: 'advert', entityId: waiting },
      { entity: 'advert', entityId: over },
      { entity: 'advert_revision', entityId: revision.id },
      { entity: 'brand', entityId: 999_999, action: 'merge', before: { name: 'Jelinek' }, after: { into: brand.id } },
      { entity: 'account', action: 'set_group', before: { user_group_id: null }, after: { user_group_id: group.id } },
      { entity: 'mail', entityId: mail!, action: 'resend', before: { state: 'failed' } },
    ];
    for (const entry of cases) await record(entry);
    const { headers: all } = await buildAdministrator(db, ['adverts', 'settings']);
    const found = (await entries('?lang=cs', all)).toReversed();
    expect(found.map(({ entity }) => [entity.name, entity.path])).toEqual([
      ['Zacapa', expect.stringMatching(new RegExp(`^/${shown}/[^/]+/[^/]+$`))],
      ['Diplomático', `/admin/inzeraty?seller=${seller}`],
      ['Metaxa', `/admin/inzeraty/${over}`],
      ['Zacapa', expect.stringMatching(new RegExp(`^/${shown}/`))],
      ['Jelinek', null],
      [null, null],
      ['Vítejte', `/admin/e-maily?mail=${mail}`],
    ]);
    expect((await app.inject({ url: found[0]!.entity.path! })).statusCode).not.toBe(500);
    expect(found.slice(4).map(({ changes }) => changes)).toEqual([
      [
        { field: 'Název', before: 'Jelinek', after: null },
        { field: 'Sloučeno do značky', before: null, after: 'Jelínek' },
      ],
      [{ field: 'Skupina', before: '–', after: 'Sběratelé' }],
      [{ field: 'Stav', before: 'neodesláno', after: null }],
    ]);
    expect((await entries('?lang=cs')).map(({ entity }) => entity.path)).not.toContain(
      `/admin/inzeraty?seller=${seller}`,
    );
  });

  test('R-9.06 name and link things of the shop, and show codes and amounts as text', async () => {
    const { db } = testing.context;
    const [card, transfer] = [await buildPaymentMethod(db, 'card'), await buildPaymentMethod(db, 'bank_transfer')];
    const carrier = await buildCarrier(db, { name: 'Kurýr' });
    const branch = await buildBranch(db, { town: 'Olomouc' });
    const category = await buildCategory(db, { name: 'Ginové likéry' });
    const product = await buildListing(db, { kind: 'product', name: 'Gin', category });
    const pack = await buildPackage(db, 'ml', 500);
    await db.insertInto('country').values({ code: 'GB' }).execute();
    await db.insertInto('country_text').values({ country_code: 'GB', locale: 'cs', name: 'Británie' }).execute();
    const cases: [Partial<AuditEntry>, AuditEntryInWords['changes']][] = [
      [
        {
          entity: 'carrier',
          entityId: carrier,
          before: { kind: 'courier', payment_method_ids: [card], prices: [{ price: 9900 }] },
          after: { kind: 'pickup_point', payment_method_ids: [card, transfer], prices: [{ price: 12_950 }] },
        },
        [
          { field: 'Druh', before: 'kurýr', after: 'výdejní místo' },
          { field: 'Způsoby platby', before: 'card cs', after: 'card cs, bank_transfer cs' },
          { field: 'Cena (Ceník 1.)', before: '99,00', after: '129,50' },
        ],
      ],
      [
        { entity: 'payment_method', entityId: card, before: { fee: 0 }, after: { fee: 3900 } },
        [{ field: 'Poplatek', before: '0,00', after: '39,00' }],
      ],
      [
        { entity: 'branch', entityId: branch, before: { kind: 'store' }, after: { kind: 'warehouse' } },
        [{ field: 'Druh', before: 'prodejna', after: 'sklad' }],
      ],
      [
        { entity: 'branch_closure', entityId: 999_999, after: { id: 1, branch_id: branch, day: '2026-12-24' } },
        [
          { field: 'Prodejna', before: null, after: 'Olomouc' },
          { field: 'Den', before: null, after: '24.\u00a012.\u00a02026' },
        ],
      ],
      [
        { entity: 'branch_closure', entityId: 888_888, before: { branch_id: null } },
        [{ field: 'Prodejna', before: 'všechny prodejny', after: null }],
      ],
      [
        {
          entity: 'product',
          entityId: product,
          after: { category_id: category, package_id: pack, origin_code: 'GB', copy_of: product, brand_id: 999_999 },
        },
        [
          { field: 'Kategorie', before: null, after: 'Ginové likéry' },
          { field: 'Balení', before: null, after: '0,5\u00a0l' },
          { field: 'Země původu', before: null, after: 'Británie' },
          { field: 'Kopie zboží', before: null, after: 'Gin' },
          { field: 'Značka', before: null, after: '999999' },
        ],
      ],
      [
        {
          entity: 'order',
          before: { state: 'waiting_for_payment', paid: false },
          after: { state: 'paid', paid: true },
        },
        [
          { field: 'Stav', before: 'čeká na platbu', after: 'zaplaceno' },
          { field: 'Zaplaceno', before: 'ne', after: 'ano' },
        ],
      ],
      [{ entity: 'order', after: { amount: 15_050 } }, [{ field: 'Částka', before: null, after: '150,50' }]],
      [
        { entity: 'refund', after: { amount: '150.50 CZK' } },
        [{ field: 'Částka', before: null, after: '150,50\u00a0CZK' }],
      ],
      [
        { entity: 'order', before: { state: 'sent' }, after: { state: 'delivered' } },
        [{ field: 'Stav', before: 'odesláno', after: 'předáno zákazníkovi' }],
      ],
      [
        { entity: 'user_group', before: { discount_percent: 5 }, after: { discount_percent: 7.5 } },
        [{ field: 'Sleva v procentech', before: '5', after: '7,5' }],
      ],
    ];
    for (const [entry] of cases) await record(entry);
    const { headers: all } = await buildAdministrator(db, ['content', 'settings']);
    const found = (await entries('?lang=cs', all)).toReversed();
    const byField = (changes: AuditEntryInWords['changes']) =>
      changes.toSorted((one, other) => one.field.localeCompare(other.field));
    expect(found.map(({ changes }) => byField(changes))).toEqual(cases.map(([, changes]) => byField(changes)));
    expect(found.slice(0, 6).map(({ entity }) => [entity.name, entity.path])).toEqual([
      ['Kurýr cs', '/admin/doprava'],
      ['card cs', '/admin/platebni-metody'],
      ['Olomouc', '/admin/prodejny'],
      ['24.\u00a012.\u00a02026 Olomouc', '/admin/prodejny'],
      [null, null],
      ['Gin', `/admin/zbozi/${product}`],
    ]);
  });

  test('R-9.06 name things that were deleted, in the language, in every entry about them', async () => {
    const texts = { cs: { name: 'Padělek' }, en: { name: 'Forgery' }, de: { name: 'Fälschung' } };
    const deleted = (entity: AuditEntry['entity'], entityId: number, before: object, action: AuditAction = 'delete') =>
      ({ entity, entityId, action, before }) as const;
    for (const entry of [
      { entity: 'voucher', entityId: 901, action: 'change', before: { is_active: true }, after: { is_active: false } },
      deleted('voucher', 901, { code: 'LETO' }),
      { entity: 'user_group', entityId: 902, action: 'change', before: { name: 'Stálí' }, after: { name: 'Věrní' } },
      deleted('user_group', 902, { name: 'Věrní' }),
      deleted('rejection_reason', 903, texts),
      deleted('refund', 905, { amount: '10.00 CZK', variable_symbol: '2600000012' }),
      deleted('brand', 906, { name: 'Jelinek' }, 'reject'),
      // Erased with the order to which it belonged.
      { entity: 'refund', entityId: 907, action: 'delete' },
    ] as const)
      await record(entry);
    const namesIn = async (lang: string) => (await entries(`?lang=${lang}`)).map(({ entity }) => entity.name).reverse();
    const [rest, own] = [
      ['2600000012', 'Jelinek', null],
      ['LETO', 'LETO', 'Věrní', 'Věrní'],
    ];
    expect(await namesIn('cs')).toEqual([...own, 'Padělek', ...rest]);
    expect(await namesIn('de')).toEqual([...own, 'Fälschung', ...rest]);
    // The entry of the removal is not among the shown ones.
    expect((await entries('?action=change&entity=voucher')).map(({ entity }) => [entity.name, entity.path])).toEqual([
      ['LETO', null],
    ]);
  });

  test('R-9.06 saving without a change records nothing', async () => {
    await record({
      action: 'change',
      before: { state: 'approved', scopes: [] },
      after: { scopes: [], state: 'approved' },
    });
    await record({ action: 'change', before: null, after: { reason: 'x' } });
    expect(await entries()).toHaveLength(1);
  });

  test.each([
    ['cs', '7,5', '24.\u00a012.\u00a02026 všechny prodejny'],
    ['en', '7.5', 'Dec 24, 2026 all branches'],
    ['de', '7,5', '24.12.2026 alle Filialen'],
  ])('R-9.06 numbers and days are formatted for the language (%s)', async (lang, percent, closed) => {
    await record({ entity: 'branch_closure', entityId: 9, before: { branch_id: null, day: '2026-12-24' } });
    await record({ entity: 'user_group', after: { discount_percent: 7.5 } });
    const [group, closure] = await entries(`?lang=${lang}`);
    expect(group?.changes[0]?.after).toBe(percent);
    expect(closure?.entity.name).toBe(closed);
  });

  test('nested texts are listed field by field, unknown fields by their code', async () => {
    const texts = (name: string) => ({ cs: { name, text: 'Stejné' }, constructor: 1 });
    await record({ entity: 'rejection_reason', entityId: 1, action: 'change', before: texts('A'), after: texts('B') });
    await record({ before: { constructor: 'x' }, after: { constructor: 2 } });
    expect((await entries('?lang=cs')).map(({ changes }) => changes)).toEqual([
      [{ field: 'constructor', before: 'x', after: '2' }],
      [{ field: 'Název (cs)', before: 'A', after: 'B' }],
    ]);
  });

  test('a field that was empty and stays empty is no change', async () => {
    await record({
      entity: 'rejection_reason',
      entityId: 1,
      before: { name: 'A', note: null },
      after: { name: 'B', note: '', text: null, list: [] },
    });
    expect((await entries('?lang=cs')).map(({ changes }) => changes)).toEqual([
      [{ field: 'Název', before: 'A', after: 'B' }],
    ]);
  });

  test.each(locales)('every action and thing has its own word (%s)', async (lang) => {
    const { actions, entities } = (await ask(`?lang=${lang}`)).json();
    const texts = (choices: { code: string; text: string }[]) => new Map(choices.map(({ code, text }) => [text, code]));
    expect([...texts(actions).values()]).toEqual([...auditActions]);
    expect([...texts(entities).values()]).toEqual([...auditEntities]);
  });
});

describe('the filters', () => {
  test('by administrator, thing and action', async () => {
    await record({ entityId: 1 });
    await record({ entityId: 2, actorId: petr, entity: 'brand', action: 'approve' }, '2026-06-01T13:00:00Z');
    await record({ entityId: 3, actorId: petr }, '2026-06-01T14:00:00Z');
    expect(await idsOf('')).toEqual([3, 2, 1]);
    expect(await idsOf('?q=SPRÁVNA')).toEqual([1]);
    expect(await idsOf('?q=PETR.')).toEqual([3, 2]);
    expect(await idsOf('?q=petr_')).toEqual([]);
    expect(await idsOf('?entity=brand')).toEqual([2]);
    expect(await idsOf('?action=block')).toEqual([3, 1]);
    expect(await idsOf('?action=block&q=petr&entity=account&from=2026-06-01&to=2026-06-01')).toEqual([3]);
  });

  test('include whole days in Prague, in summer and winter time', async () => {
    for (const [index, at] of [
      '2026-03-28T22:59:59.999Z', // the last moment of 28 March
      '2026-03-28T23:00:00Z', // the first moment of 29 March; clocks go forward in the night
      '2026-03-29T21:59:59.999Z',
      '2026-03-29T22:00:00Z', // 30 March
      '2026-10-24T22:00:00Z', // 25 October, when clocks go back
      '2026-10-25T22:59:59.999Z',
      '2026-10-25T23:00:00Z',
    ].entries())
      await record({ entityId: index }, at);
    expect(await idsOf('?from=2026-03-29&to=2026-03-29')).toEqual([2, 1]);
    expect(await idsOf('?to=2026-03-28')).toEqual([0]);
    expect(await idsOf('?from=2026-10-25&to=2026-10-25')).toEqual([5, 4]);
    expect(await idsOf('?from=2026-10-26')).toEqual([6]);
    expect(await idsOf('?from=2026-10-25&to=2026-03-28')).toEqual([]);
  });

  test('pages hold fifty and report whether there are more', async () => {
    for (let id = 1; id <= 51; id++) await record({ entityId: id });
    expect((await ask()).json()).toMatchObject({ page: 1, has_more: true });
    expect(await idsOf('')).toHaveLength(50);
    expect(await idsOf('?page=2')).toEqual([1]);
    expect((await ask('?page=2')).json().has_more).toBe(false);
  });

  test.each(['entity=lost', 'action=lost', 'from=2026-02-30', 'to=tomorrow', 'from=0000-01-01', 'page=0'])(
    'reject invalid values (%s)',
    async (query) => {
      expect((await ask(`?${query}`)).statusCode).toBe(422);
      expect((await ask(`?${query}`, headers, '/api/admin/audit.csv')).statusCode).toBe(422);
    },
  );

  test.each(['from=0001-01-01', 'to=9999-12-31'])('accept the outermost days (%s)', async (query) => {
    expect((await ask(`?${query}`)).statusCode).toBe(200);
  });
});

test('R-9.06 the export contains the filtered entries of all pages, in the language', async () => {
  await record({ entityId: jana, before: { authorized: false }, after: { authorized: true, reason: '=cmd()' } });
  await record({ entity: 'brand', entityId: 7 });
  const file = await ask('?entity=account&lang=en&page=3', headers, '/api/admin/audit.csv');
  expect(file.headers).toMatchObject({
    'content-disposition': 'attachment; filename="karafa-audit.csv"',
    'cache-control': 'no-store',
  });
  expect(file.body.split('\r\n').slice(1)).toEqual([
    `2026-06-01 14:00,Jana.Spravna,Blocking,user,${jana},Jana.Spravna,Verified account: no,` +
      '"Verified account: yes\nReason: =cmd()"',
    '',
  ]);
});

test.each(['/api/admin/audit', '/api/admin/audit.csv'])('%s is for administrators of settings only', async (url) => {
  const other = await buildAdministrator(testing.context.db, ['users', 'adverts', 'orders', 'content']);
  const statuses = [];
  for (const by of [{}, other.headers, headers]) statuses.push((await ask('', by, url)).statusCode);
  expect(statuses).toEqual([401, 403, 200]);
});
