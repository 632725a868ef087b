import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { cardProvider } from './features/payments/index.ts';
import { readConfig, variables } from './config.ts';
import { StartRefused } from './platform/process/start-refused.ts';

describe('the configuration', () => {
  test('reports all wrong variables at once, also those that belong together', () => {
    const read = () => readConfig({ PORT: 'eighty', PUBLIC_URL: 'karafa', S3_BUCKET: 'karafa', COMGATE_MERCHANT: '1' });
    expect(read).toThrow(StartRefused);
    expect(read).toThrow(/PORT: .*\n.*PUBLIC_URL: .*\n.*S3_ENDPOINT: (.*\n)+.*COMGATE_SECRET: /);
  });

  test.each([
    ['PORT', ['abc', ' ', '80000', '-1', '80.5'], 'must be a whole number from 0 to 65535, e.g. 3000'],
    ['API_REQUESTS_PER_MINUTE', ['abc', '9'], 'must be a whole number from 10 on, e.g. 1200'],
    ['BOT_CHECK_MIN_SCORE', ['0,5', '2'], 'must be a number from 0 to 1 with a decimal point, e.g. 0.5'],
    ['PAGE_CACHE', ['yes'], 'must be on or off'],
    ['LOG_LEVEL', ['loud'], 'must be debug, info, warn, error or silent'],
    [
      'PUBLIC_URL',
      ['www.example.cz', 'ftp://www.example.cz', 'https://'],
      'must be a whole address that begins with https:// or http://, e.g. https://www.example.cz',
    ],
    ['DATABASE_URL', ['localhost'], 'must look like postgres://user:password@localhost:5432/karafa'],
    ['SMTP_URL', ['mail.example.cz', 'http://a'], 'must look like smtp://user:password@mail.example.cz:587'],
    ['MAIL_FROM', ['Karafa'], 'must be an address, e.g. name@example.cz or Name <name@example.cz>'],
    ['BANK_RECIPIENT', ['x'.repeat(71)], 'must be a name of at most 70 characters, e.g. Karafa s.r.o.'],
    ['METRICS_TOKEN', ['short'], 'must be a secret of 16 characters or more, e.g. what `openssl rand -hex 16` prints'],
    ['GTM_ID', ['UA-1'], 'must be the id of a container, e.g. GTM-AB12CD3'],
  ])('states the expected form: %s', (name, values, expected) => {
    for (const value of values)
      expect(() => readConfig({ [name]: value })).toThrow(
        new StartRefused(
          `The configuration is wrong. Correct these variables (see .env.example):\n  ${name}: ${expected}`,
        ),
      );
  });

  test('ignores spaces around an address', () => {
    expect(readConfig({ PUBLIC_URL: ' https://www.example.cz ' }).http.publicUrl).toBe('https://www.example.cz');
  });

  test("explains every variable in its own words, never in the library's", () => {
    const wrong = Object.fromEntries(variables.map((name) => [name, '?']));
    expect(() => readConfig(wrong)).toThrow(/PORT: must be/);
    expect(() => readConfig(wrong)).not.toThrow(/Invalid|expected|Too /);
  });

  test('loads demo data into the embedded database only, unless DEMO_DATA says otherwise', () => {
    const DATABASE_URL = 'postgres://localhost/karafa';
    expect(readConfig({}).demo.isOn).toBe(true);
    expect(readConfig({ DEMO_DATA: 'off' }).demo.isOn).toBe(false);
    expect(readConfig({ DATABASE_URL }).demo.isOn).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO_DATA: 'on' }).demo.isOn).toBe(true);
  });

  test('matches the README and .env.example', async () => {
    // Set where one part runs alone, see docs/operations.md.
    const internal = new Set(['KARAFA_ROLE']);
    const read = variables.filter((name) => !internal.has(name)).sort();
    const table = (await readFile('README.md', 'utf8')).match(/^\| (`[A-Z0-9_]+`(, )?)+ .*$/gm) ?? [];
    const documented = table.flatMap((row) => row.split('|')[1]!.match(/[A-Z0-9_]{2,}/g) ?? []);
    expect(documented.sort()).toEqual(read);
    const example = (await readFile('.env.example', 'utf8')).match(/^# [A-Z0-9_]+(?==)/gm) ?? [];
    expect(example.map((line) => line.slice(2)).sort()).toEqual(read);
  });

  test('accepts .env.example with each of its variables uncommented', async () => {
    const example = await readFile('.env.example', 'utf8');
    const config = readConfig(parseEnv(example.replace(/^# (?=[A-Z0-9_]+=)/gm, '')));
    expect(config).toMatchObject({
      http: { port: 3000, publicUrl: 'https://www.example.cz', processes: 2 },
      database: { pool: 10 },
      files: { s3: { bucket: 'karafa' } },
      gateways: { comgate: { isTest: false } },
      mail: { from: { name: 'Karafa', address: 'noreply@localhost' } },
      botCheck: { minScore: 0.5 },
    });
  });
});

const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'karafa',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
};

describe('the file store', () => {
  test('in a folder unless S3 is configured', () => {
    expect(readConfig({ FILES_DIR: '/srv/files', S3_BUCKET: '' }).files).toEqual({ dir: '/srv/files', s3: undefined });
  });

  test('in S3 once all its variables are set', () => {
    expect(readConfig({ ...s3, S3_PATH_STYLE: 'off' }).files.s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'karafa',
      region: 'eu-central-1',
      accessKey: 'key',
      secretKey: 'secret',
      isPathStyle: false,
    });
  });

  test.each(Object.keys(s3))('an incomplete S3 configuration does not start: %s is missing', (name) => {
    expect(() => readConfig({ ...s3, [name]: undefined })).toThrow(`${name}: is needed as well`);
  });
});

describe('the bot protection', () => {
  const keys = { BOT_CHECK_SITE_KEY: 'site-key-of-a-portal', BOT_CHECK_SECRET: 'secret-of-a-portal' };

  test('R-7.05 is off without keys, and on with both', () => {
    expect(readConfig({ BOT_CHECK_MIN_SCORE: '0.7' }).botCheck).toBeUndefined();
    expect(readConfig({ ...keys, PUBLIC_URL: 'https://www.karafa.example' }).botCheck).toMatchObject({
      siteKey: keys.BOT_CHECK_SITE_KEY,
      secret: keys.BOT_CHECK_SECRET,
      minScore: 0.5,
      url: 'https://www.google.com/recaptcha/api',
      hostname: 'www.karafa.example',
    });
  });

  test.each(Object.keys(keys))('R-7.05 does not start when %s is missing', (name) => {
    expect(() => readConfig({ ...keys, [name]: undefined })).toThrow(`${name}: is needed as well`);
  });

  test('R-7.05 does not start with a public secret or an impossible score', () => {
    const same = keys.BOT_CHECK_SITE_KEY;
    expect(() => readConfig({ ...keys, BOT_CHECK_SECRET: same })).toThrow('BOT_CHECK_SECRET: is the site key');
    expect(() => readConfig({ ...keys, BOT_CHECK_MIN_SCORE: '50' })).toThrow('BOT_CHECK_MIN_SCORE: ');
    expect(() => readConfig({ ...keys, BOT_CHECK_SITE_KEY: '"><script>' })).toThrow('BOT_CHECK_SITE_KEY: ');
  });
});

describe('payments', () => {
  const comgate = {
    COMGATE_MERCHANT: '123456',
    COMGATE_SECRET: 'secret-of-a-shop',
    PUBLIC_URL: 'https://karafa.example',
  };

  test('R-10.01 transfers go to the shop version’s demo account unless another is configured', () => {
    expect(readConfig({}).bank).toEqual({ iban: 'CZ6508000000192000145399', recipient: 'Karafa s.r.o.' });
    expect(readConfig({ SHOP: 'sk' }).bank.iban).toBe('SK9611000000002918599669');
    const own = { BANK_IBAN: 'cz36 2010 0000 0025 0130 1193', BANK_RECIPIENT: 'Vinotéka' };
    expect(readConfig(own).bank).toEqual({ iban: 'CZ3620100000002501301193', recipient: 'Vinotéka' });
  });

  test.each(['CZ6508000000192000145398', 'CZ0301000000123456789012', 'CZ65', '19-2000145399/0800'])(
    'R-6.06 does not start with a wrong account: %s',
    (BANK_IBAN) => expect(() => readConfig({ BANK_IBAN })).toThrow('BANK_IBAN: must be the IBAN'),
  );

  test('R-6.06 cards go through Comgate once all its variables are set', () => {
    expect(readConfig({}).gateways.comgate).toBeUndefined();
    expect(readConfig({ ...comgate, COMGATE_TEST: 'on' }).gateways.comgate).toMatchObject({
      merchant: '123456',
      url: 'https://payments.comgate.cz/v2.0',
      isTest: true,
      publicUrl: 'https://karafa.example',
    });
  });

  test.each(Object.keys(comgate))(
    'R-6.06 does not start with an incomplete Comgate configuration: %s is missing',
    (name) => {
      expect(() => readConfig({ ...comgate, [name]: undefined })).toThrow(`${name}: is needed`);
    },
  );

  const gopay = { GOPAY_GOID: '8123456789', GOPAY_CLIENT_ID: '1744960415', GOPAY_CLIENT_SECRET: 'secret-of-a-shop' };
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_keyOfTests123', STRIPE_WEBHOOK_SECRET: 'whsec_secretOfTests' };
  const publicUrl = { PUBLIC_URL: comgate.PUBLIC_URL };

  test.each([
    ['GoPay', gopay],
    ['Stripe', stripe],
  ])('R-6.06 does not start with an incomplete %s configuration', (_name, variables) => {
    const all = { ...variables, ...publicUrl };
    for (const name of Object.keys(all))
      expect(() => readConfig({ ...all, [name]: undefined })).toThrow(`${name}: is needed`);
    expect(() => readConfig(all)).not.toThrow();
  });

  test.each([
    ['GOPAY_GOID', 'karafa'],
    ['STRIPE_SECRET_KEY', 'pk_live_keyOfTests123'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_test_keyOfTests123'],
    ['CARD_GATEWAY', 'stripe'],
  ])('R-6.06 does not start with an impossible %s', (name, value) => {
    expect(() => readConfig({ ...gopay, ...stripe, ...publicUrl, [name]: value })).toThrow(`${name}: must be`);
  });

  test.each([
    [{}, 'test', 'test'],
    [comgate, 'comgate', 'comgate'],
    [{ ...gopay, ...publicUrl }, 'gopay', 'gopay'],
    [{ ...gopay, ...stripe, ...publicUrl }, 'gopay', 'stripe'],
    [{ ...comgate, ...gopay, CARD_GATEWAY: 'gopay' }, 'gopay', 'gopay'],
    [{ ...comgate, ...gopay, ...stripe, CARD_GATEWAY: 'comgate' }, 'comgate', 'stripe'],
    // Stripe takes no orders, whatever else is missing.
    [{ ...stripe, ...publicUrl }, 'test', 'stripe'],
  ])('R-6.06 %j: orders are paid through %s, services through %s', (variables, goods, services) => {
    const config = readConfig(variables);
    expect(cardProvider(config, 'order')).toBe(goods);
    expect(cardProvider(config, 'verification')).toBe(services);
    expect(cardProvider(config, 'topping')).toBe(services);
  });

  test('R-6.06 does not start when the gateway of orders is not clear', () => {
    expect(() => readConfig({ ...comgate, ...gopay })).toThrow('CARD_GATEWAY: must be comgate or gopay');
    expect(() => readConfig({ ...comgate, CARD_GATEWAY: 'gopay' })).toThrow('CARD_GATEWAY: is gopay, so GOPAY_GOID');
    expect(() => readConfig({ CARD_GATEWAY: 'comgate' })).toThrow('CARD_GATEWAY: is comgate, so COMGATE_MERCHANT');
  });
});
