import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { mostImportBytes } from '#shared/product-imports/imports.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { priceHistoryOf, useAdminProducts } from '#tests/support/admin-products.ts';
import { buildCategory } from '#tests/support/factories.ts';
import { addManyProducts } from '#tests/support/many-products.ts';
import { importCalls, workOff } from '#tests/support/product-imports.ts';
import { csvTable } from '#tests/support/tables.ts';
import { forgetImports } from './forget-imports.ts';

const products = useAdminProducts();
const { testing, clock, add, get: getProduct } = products;
const { call, upload, get, rows, check, apply, undo, contextOf } = importCalls(products);

const priceOf = async (id: number) => (await getProduct(id)).regular_price.amount;
const branch = async () => {
  const { db } = testing.context;
  const found = await db.selectFrom('branch').select('id').executeTakeFirst();
  if (found) return found.id;
  const values = { town: 'Praha', street: 'Dlouhá 1', postcode: '110 00', country_code: 'CZ', code: 'PR' };
  return (await db.insertInto('branch').values(values).returning('id').executeTakeFirstOrThrow()).id;
};

beforeEach(async () => {
  const { db } = testing.context;
  await db.deleteFrom('product_import').execute();
  await db.deleteFrom('product_import_mapping').execute();
  await db.deleteFrom('product_change_set').execute();
});

describe('R-9.02 an import of products', () => {
  test('is uploaded with columns recognised, checked without changes, carried out and undone', async () => {
    const [one, two] = [
      await add({ sku: 'RUM-1', regular_price: 50_000 }),
      await add({ sku: 'RUM-2', regular_price: 60_000 }),
    ];
    const place = await branch();
    const { id } = (
      await upload(
        csvTable([
          ['Kód zboží', 'Běžná cena', `stock_${place}`, 'Note'],
          ['rum-1', '1 299,00', 7, 'x'],
          ['RUM-2', '600', '', 'y'],
          ['RUM-3', '10', '', ''],
        ]),
      )
    ).json();
    const uploaded = await get(id);
    expect(uploaded).toMatchObject({
      state: 'uploaded',
      mapping: ['sku', 'price', `stock_${place}`, null],
      header: ['Kód zboží', 'Běžná cena', `stock_${place}`, 'Note'],
      file_name: 'zbozi.csv',
    });
    expect((await call('POST', `/${id}/check`, { mapping: uploaded.mapping })).statusCode).toBe(200);
    await workOff(contextOf());
    expect(await get(id)).toMatchObject({
      state: 'checked',
      rows_read: 3,
      rows_added: 0,
      rows_changed: 1,
      rows_unchanged: 1,
      rows_bad: 1,
    });
    expect(await priceOf(one)).toBe(50_000);
    expect(await rows(id, 'changed')).toMatchObject([
      {
        line: 2,
        sku: 'rum-1',
        name: 'Tmavý rum',
        changes: [
          { field: 'Běžná cena', before: expect.stringContaining('500'), after: expect.stringContaining('299') },
          { field: 'Sklad: Praha, Dlouhá 1', before: '0', after: '7' },
        ],
      },
    ]);
    const [bad] = await rows(id);
    expect(bad).toMatchObject({ line: 4, sku: 'RUM-3', product_id: null });
    expect(bad.problems).toContain('Kategorie: Pole musí být vyplněno');

    const refused = await call('POST', `/${id}/apply`, { mode: 'all' });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['mode']]);
    clock.now = new Date('2026-06-02T12:00:00Z');
    expect((await apply(id)).statusCode).toBe(200);
    expect(await get(id)).toMatchObject({ state: 'done', rows_applied: 1, mode: 'good' });
    const { change_id: changeId } = await get(id);
    const inList = (await products.call('GET', `?change=${changeId}&sort=name&lang=cs`)).json();
    expect([inList.total, inList.products.map((each: { id: number }) => each.id)]).toEqual([1, [one]]);
    const changed = await getProduct(one);
    expect(changed.regular_price.amount).toBe(129_900);
    expect(changed.stock.find((each: { branch_id: number }) => each.branch_id === place).quantity).toBe(7);
    expect((await priceHistoryOf(testing.context.db, one)).map(([price]) => price)).toEqual([50_000, 129_900]);
    const entries = await testing.context.db
      .selectFrom('audit_entry')
      .select(['action', 'entity', 'entity_id', 'after'])
      .where('action', 'in', ['import', 'change'])
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      {
        action: 'import',
        entity: 'product_import',
        entity_id: id,
        after: { file_name: 'zbozi.csv', added: 0, changed: 1 },
      },
      {
        action: 'change',
        entity: 'product',
        entity_id: one,
        after: { regular_price_minor: 129_900, stock: { 'Praha, Dlouhá 1': 7 } },
      },
    ]);

    clock.now = new Date('2026-06-03T12:00:00Z');
    expect((await undo(id)).statusCode).toBe(200);
    expect(await get(id)).toMatchObject({ state: 'undone', undone: 1, left: [] });
    expect([await priceOf(one), await priceOf(two)]).toEqual([50_000, 60_000]);
    expect((await undo(id)).statusCode).toBe(409);
  });

  test('is forgotten with its file after a year', async () => {
    const product = await add({ sku: 'RUM-1' });
    const id = await check('sku;price\nRUM-1;600');
    await apply(id);
    expect((await call('GET', `/${id}/file`)).body).toBe('sku;price\nRUM-1;600');
    clock.now = new Date('2027-05-31T12:00:00Z');
    expect(await forgetImports(contextOf())).toBe(0);
    clock.now = new Date('2027-06-02T12:00:00Z');
    // The import, its change set and what its columns held.
    expect(await forgetImports(contextOf())).toBe(3);
    expect((await call('GET', `/${id}`)).statusCode).toBe(404);
    expect(await priceOf(product)).toBe(60_000);
    const { rows: changes } = await sql`select from product_change`.execute(testing.context.db);
    expect(changes).toEqual([]);
  });

  test('R-9.02 recognises the headers that suppliers write, without units and diacritics', async () => {
    const { id } = (await upload('Kod;Nazev;DPH;Hmotnost (g);Cena;Obsah alkoholu\nRUM-1;Rum;21;900;600;40')).json();
    expect((await get(id)).mapping).toEqual(['sku', 'name_cs', 'tax_rate', 'weight_g', 'price', 'abv']);
  });

  test('remembers what columns of the same header held', async () => {
    await add({ sku: 'RUM-1' });
    const file = 'A;B\nRUM-1;600';
    const { id } = (await upload(file)).json();
    expect((await get(id)).mapping).toEqual([null, null]);
    await call('POST', `/${id}/check`, { mapping: ['sku', 'price'] });
    expect((await get((await upload(file)).json().id)).mapping).toEqual(['sku', 'price']);
    await workOff(contextOf());
  });

  test('adds products, and hides them again when it is undone', async () => {
    const place = await branch();
    const id = await check(
      csvTable([
        [
          'sku',
          'name_cs',
          'name_en',
          'name_de',
          'category',
          'tax_rate',
          'price',
          'weight_g',
          'shown',
          `stock_${place}`,
        ],
        ['NEW-1', 'Bílý rum', 'White rum', 'Weißer Rum', 'rum', 21, '499,-', 1200, 'ano', 3],
        ['NEW-2', 'X', 'White rum', 'Weißer Rum', 'Vodka', 'kolik', '-5', '', 'snad', '1,5'],
      ]),
    );
    expect(await get(id)).toMatchObject({ rows_added: 1, rows_bad: 1 });
    const [bad] = await rows(id);
    expect(bad.problems).toEqual(
      expect.arrayContaining([
        'Kategorie (Vodka): Takovou kategorii nemáme.',
        'Sazba DPH (kolik): Tohle není číslo.',
        'Běžná cena (-5): Částka musí být vyšší než nula.',
        'V nabídce (snad): Napište prosím ano, nebo ne.',
        'Název (cs) (X): Vyplňte prosím minimálně 2 znaky.',
        'Sklad: Praha, Dlouhá 1 (1,5): Zadejte prosím celé číslo.',
      ]),
    );
    await apply(id);
    const [{ product_id: added }] = await rows(id, 'applied');
    expect(await getProduct(added)).toMatchObject({ sku: 'NEW-1', is_shown: true, price: { amount: 49_900 } });
    expect((await products.getPublic(added)).statusCode).toBe(200);
    await undo(id);
    expect(await getProduct(added)).toMatchObject({ is_shown: false });
  });

  test('R-9.02: takes a table as Czech suppliers send it, with names in one language', async () => {
    const answer = await upload(
      csvTable([
        ['Kód produktu', 'Název', 'Kategorie', 'Cena s DPH', 'DPH %', 'Název EN'],
        ['SUP-1', 'Bílý rum', 'rum', '499,00', 21, ''],
      ]),
    );
    const { id } = answer.json();
    const { mapping } = await get(id);
    expect(mapping).toEqual(['sku', 'name_cs', 'category', 'price', 'tax_rate', 'name_en']);
    const checked = await check(
      csvTable([
        mapping.map(String),
        ['SUP-1', 'Bílý rum', 'rum', '499,00', 21, ''],
        ['SUP-2', '', 'rum', '1', 21, ''],
      ]),
    );
    expect(await get(checked)).toMatchObject({ rows_added: 1, rows_bad: 1 });
    await apply(checked);
    const [{ product_id: added }] = await rows(checked, 'applied');
    expect(await getProduct(added)).toMatchObject({
      texts: { cs: { name: 'Bílý rum' }, en: { name: 'Bílý rum' }, de: { name: 'Bílý rum' } },
    });
  });

  test('R-9.02: says that a category is divided further, as no product belongs to it', async () => {
    const { db } = testing.context;
    await buildCategory(db, { name: 'Whisky', parent: await buildCategory(db, { name: 'Destiláty' }) });
    const id = await check('sku;name_cs;category;tax_rate;price\nSUP-3;Bílý rum;destilaty;21;499');
    expect((await rows(id))[0].problems).toEqual([
      'Kategorie (destilaty): Tahle kategorie se dále dělí. Napište prosím některou z jejích podkategorií.',
    ]);
  });

  test('leaves empty cells, clears by word, and changes only its columns', async () => {
    const id = await add({ sku: 'RUM-1', ean: '8594001234561', weight_g: 1200, abv: 40 });
    const before = await getProduct(id);
    const done = await check('sku;ean;weight_g;abv;name_cs\nRUM-1;[smazat];;37,5 %;[smazat]');
    expect(await rows(done)).toMatchObject([{ problems: ['Název (cs) ([smazat]): Tuto hodnotu smazat nelze.'] }]);
    await apply(await check('sku;ean;weight_g;abv\nRUM-1;[Clear];;37,5 %'));
    const { version: _one, ean: _ean, abv: _abv, ...rest } = before;
    expect(await getProduct(id)).toMatchObject({ ...rest, ean: null, abv: 37.5 });
  });

  test('knows the same rules as the form of a product', async () => {
    const id = await add({ sku: 'RUM-1', regular_price: 50_000 });
    await add({ sku: 'RUM-2', weight_g: null, is_shown: false });
    await products.call('POST', `/${id}/sales`, {
      price: 40_000,
      starts_at: '2026-06-01T00:00:00Z',
      ends_at: '2026-07-01T00:00:00Z',
    });
    const checked = await check(
      csvTable([
        ['sku', 'price', 'ean', 'shown', 'vintage'],
        ['RUM-1', 300, '', '', ''],
        ['RUM-2', '', '', 'yes', ''],
        ['RUM-2', '', '', 'no', ''],
        ['', 1, '', '', ''],
        ['RUM-1 ', '', '123', '', ''],
      ]),
    );
    const told = (await rows(checked)).map(({ line, problems }: { line: number; problems: string[] }) => [
      line,
      problems[0],
    ]);
    expect(told).toEqual([
      [2, 'Běžná cena (300): Běžná cena musí být vyšší než cena v akci. Nejprve prosím změňte nebo ukončete akci.'],
      [3, 'Hmotnost v gramech: Pole musí být vyplněno'],
      [4, 'Kód zboží: Stejný kód už je na některém řádku výš.'],
      [5, 'Kód zboží: Pole musí být vyplněno'],
      [6, 'Kód zboží: Stejný kód už je na některém řádku výš.'],
    ]);
    expect((await call('POST', `/${checked}/apply`, { mode: 'all' })).statusCode).toBe(409);
  });

  test('an undoing leaves products that somebody has changed since, and names them', async () => {
    const [one, two] = [await add({ sku: 'RUM-1' }), await add({ sku: 'RUM-2' })];
    const id = await check('sku;price\nRUM-1;600\nRUM-2;700');
    await apply(id, 'all');
    await products.change(one, { sku: 'RUM-1', regular_price: 65_000 });
    await undo(id);
    expect([await priceOf(one), await priceOf(two)]).toEqual([65_000, 50_000]);
    expect(await get(id)).toMatchObject({ undone: 1, left_count: 1, left: [{ id: one, sku: 'RUM-1' }] });
  });

  test('carried out whole or not at all takes everything back when a row turns bad meanwhile', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 60; index += 1) ids.push(await add({ sku: `R-${index}`, regular_price: 50_000 }));
    const id = await check(csvTable([['sku', 'price'], ...ids.map((_id, index) => [`R-${index}`, 300])]));
    await products.call('POST', `/${ids[59]}/sales`, {
      price: 40_000,
      starts_at: '2026-06-01T00:00:00Z',
      ends_at: '2026-07-01T00:00:00Z',
    });
    await apply(id, 'all');
    expect(await get(id)).toMatchObject({ state: 'reverted', rows_applied: 50, undone: 50, left_count: 0 });
    for (const each of ids) expect(await priceOf(each)).toBe(50_000);
  });

  test('only one import at a time is carried out', async () => {
    await add({ sku: 'RUM-1' });
    const [one, two] = [await check('sku;price\nRUM-1;600'), await check('sku;price\nRUM-1;700')];
    expect((await call('POST', `/${one}/apply`, { mode: 'all' })).statusCode).toBe(200);
    const refused = await call('POST', `/${two}/apply`, { mode: 'all' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'import_running']);
    await workOff(contextOf());
    expect((await apply(two)).statusCode).toBe(200);
  });

  test('2 000 rows of which 30 are bad: the bad ones come back in a table with reasons', async () => {
    await add({ sku: 'RUM-0', regular_price: 50_000 });
    const { db } = testing.context;
    await addManyProducts(db, { prefix: 'MANY', count: 2000, price: 50_000 });
    const cells = (index: number) => [`MANY-${index + 1}`, index % 67 === 1 ? 'nevím' : `${600 + index},50`];
    const id = await check(csvTable([['Kód', 'Cena'], ...Array.from({ length: 2000 }, (_, index) => cells(index))]));
    expect(await get(id)).toMatchObject({ rows_read: 2000, rows_changed: 1970, rows_bad: 30 });
    const { reasons } = (await call('GET', `/${id}/rows?state=bad`)).json();
    expect(reasons).toEqual([{ text: 'Běžná cena: Tohle není číslo.', rows: 30 }]);
    expect((await call('GET', `/${id}/rows?state=changed`)).json().reasons).toEqual([]);
    const file = await call('GET', `/${id}/bad-rows.csv`);
    const lines = file.body.trim().split('\r\n');
    expect(lines).toHaveLength(31);
    expect(lines.slice(0, 2)).toEqual(['Kód;Cena;Řádek souboru;Důvod', 'MANY-2;nevím;3;Běžná cena: Tohle není číslo.']);
    await apply(id);
    expect(await get(id)).toMatchObject({ state: 'done', rows_applied: 1970, rows_bad: 30 });
    const { total } = await db
      .selectFrom('product')
      .where('regular_price_minor', '!=', 50_000)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    expect(Number(total)).toBe(1970);
  }, 120_000);
});

describe('R-9.02 files that cannot be imported', () => {
  test.each([
    ['a picture', Buffer.of(0xff, 0xd8, 0xff, 0, 1, 2), 'Soubor není tabulka'],
    ['a broken workbook', Buffer.from('PK\u0003\u0004broken'), 'poškozený'],
    ['only a header', Buffer.from('sku;price'), 'není žádný řádek'],
    ['nothing', Buffer.from(''), 'musí být vyplněno'],
    ['too much', Buffer.alloc(mostImportBytes + 1, 'a'), 'příliš velký'],
  ])('%s is refused with the reason', async (_what, file, text) => {
    const answer = await upload(file);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.file[0]).toContain(text);
  });

  test('columns that make no sense are refused', async () => {
    const { id } = (await upload('a;b\n1;2')).json();
    const errorsOf = async (mapping: (string | null)[]) =>
      (await call('POST', `/${id}/check`, { mapping })).json().errors?.mapping?.[0];
    expect(await errorsOf(['sku', 'sku'])).toContain('stejný význam');
    expect(await errorsOf([null, 'price'])).toContain('sloupec s kódem');
    expect(await errorsOf(['sku', null])).toContain('alespoň jeden');
    expect(await errorsOf(['sku', 'password'])).toContain('není platná');
    expect(await errorsOf(['sku'])).toContain('není platná');
    expect((await call('POST', `/${id}/apply`, { mode: 'good' })).statusCode).toBe(409);
  });

  test('a file with an error further below fails without changes', async () => {
    const rowsBefore = Array.from({ length: 1500 }, (_, index) => `R-${index};1`).join('\n');
    const id = await check(`sku;price\n${rowsBefore}\nX;"never closed`);
    expect(await get(id)).toMatchObject({ state: 'failed', problem: 'broken' });
  });
});

describe('R-9.02 exports of products', () => {
  test.each(['csv', 'xlsx'])('as %s can be imported again without a change', async (format) => {
    await branch();
    await add({ sku: 'A-1', ean: '8594001234561', abv: 40, vintage: 2015, origin: 'CZ' });
    const texts = { name: 'Rum', description: '=HYPERLINK("x")\n; "druhý" řádek' };
    const id = await add({ sku: 'RUM-2', texts: { cs: texts, en: texts, de: texts }, regular_price: 129_950 });
    const answer = await products.app.inject({
      url: `/api/admin/products.${format}?sort=sku`,
      headers: products.admin.headers,
    });
    expect(answer.statusCode).toBe(200);
    const imported = await check(answer.rawPayload);
    expect(await rows(imported, 'changed')).toEqual([]);
    expect(await rows(imported, 'bad')).toEqual([]);
    expect(await get(imported)).toMatchObject({ rows_read: 2, rows_unchanged: 2 });
    expect((await getProduct(id)).texts.cs.description).toBe(texts.description);
  });

  test('follow the filter of the list', async () => {
    await add({ sku: 'RUM-1' });
    await add({ sku: 'GIN-1' });
    const { body } = await products.app.inject({
      url: '/api/admin/products.csv?q=GIN',
      headers: products.admin.headers,
    });
    expect([body.includes('GIN-1'), body.includes('RUM-1')]).toEqual([true, false]);
  });
});

describe('R-9.02 imports are for administrators of products', () => {
  test.each([
    ['GET', ''],
    ['POST', ''],
    ['GET', '/1'],
    ['GET', '/1/rows'],
    ['GET', '/1/file'],
    ['GET', '/1/bad-rows.csv'],
    ['POST', '/1/check'],
    ['POST', '/1/apply'],
    ['POST', '/1/undo'],
    ['POST', '/1/stop'],
    ['POST', '/1/resume'],
  ] as const)('%s %s', async (method, path) => {
    const { db } = testing.context;
    const others = await buildAdministrator(db, ['users', 'adverts', 'settings', 'orders']);
    const user = await logIn(db, await buildAccount(db));
    const payload = method === 'POST' ? {} : undefined;
    expect((await call(method, path, payload, {})).statusCode).toBe(401);
    expect((await call(method, path, payload, user)).statusCode).toBe(403);
    expect((await call(method, path, payload, others.headers)).statusCode).toBe(403);
    if (path !== '') {
      const known = method === 'POST' ? { mapping: [], mode: 'good' } : undefined;
      expect((await call(method, path.replace('1', '999999'), known)).statusCode).toBe(404);
    }
  });

  test.each(['csv', 'xlsx'])('the export as %s', async (format) => {
    const others = await buildAdministrator(testing.context.db, ['settings']);
    const url = `/api/admin/products.${format}`;
    expect((await products.app.inject({ url })).statusCode).toBe(401);
    expect((await products.app.inject({ url, headers: others.headers })).statusCode).toBe(403);
    expect((await products.app.inject({ url: `${url}?sort=x`, headers: products.admin.headers })).statusCode).toBe(422);
  });
});
