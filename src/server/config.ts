import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { shopCodes, shops, type ShopCode } from '#shared/shop/shops.ts';
import {
  database,
  databases,
  iban,
  mailbox,
  oneOf,
  onOrOff,
  proxies,
  secretKeys,
  share,
  textOf,
  webAddress,
  wholeNumber,
  withoutEndSlash,
} from './config-fields.ts';
import { ageProviderNeeds, ageProviderVariables, readAgeProviders } from './features/age-proofs/settings.ts';
import { fioVariables, readFioSettings } from './features/bank-statements/fio/settings.ts';
import { pushNeeds, pushVariables, readPushSettings } from './features/accounts/notifications/push-settings.ts';
import {
  gatewayChoiceErrors,
  gatewayNeeds,
  gatewayVariables,
  readGatewaySettings,
} from './features/payments/gateways/settings.ts';
import { StartRefused } from './platform/process/start-refused.ts';

/** Invented bank accounts for the demo. */
const demoIbans: Record<ShopCode, string> = { cz: 'CZ6508000000192000145399', sk: 'SK9611000000002918599669' };

const cnbRates =
  'https://www.cnb.cz/cs/financni-trhy/devizovy-trh/kurzy-devizoveho-trhu/kurzy-devizoveho-trhu/denni_kurz.txt';
const ecbRates = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/** The only place that reads the environment: validated once, grouped by the parts that need it, frozen. */
const environment = z.object({
  KARAFA_ROLE: oneOf(['all', 'web', 'worker', 'migrate']).default('all'),
  HOST: z.string().optional(),
  PORT: wholeNumber({ least: 0, most: 65_535, example: 3000 }).default(3000),
  PUBLIC_URL: webAddress('https://www.example.cz').optional(),
  DATABASE_URL: database.optional(),
  DATABASE_DIRECT_URL: database.optional(),
  DATABASE_REPLICA_URLS: databases.default([]),
  DATABASE_POOL: wholeNumber({ least: 1, most: 200, example: 10 }).default(10),
  DATA_DIR: z.string().default('var'),
  FILES_DIR: z.string().optional(),
  WEB_PROCESSES: wholeNumber({ least: 1, most: 256, example: 2 }).optional(),
  PAGE_CACHE: onOrOff.default('on'),
  DEMO_DATA: onOrOff.optional(),
  PUBLIC_DEMO: onOrOff.default('off'),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: proxies.default(0),
  SHOP: oneOf(shopCodes).default('cz'),
  BANK_IBAN: iban.optional(),
  BANK_RECIPIENT: textOf({ what: 'a name of at most 70 characters, e.g. Karafa s.r.o.', most: 70 }).default(
    'Karafa s.r.o.',
  ),
  ...fioVariables,
  ...gatewayVariables,
  ...ageProviderVariables,
  ...pushVariables,
  API_REQUESTS_PER_MINUTE: wholeNumber({ least: 10, example: 1200 }).default(1200),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@mail.example.cz:587' })
    .optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_REPLY_TO: mailbox.optional(),
  NEWSLETTERS_PER_MINUTE: wholeNumber({ least: 1, most: 6000, example: 120 }).default(120),
  COMPANY_REGISTRIES: onOrOff.default('on'),
  REGISTRY_TIMEOUT_MS: wholeNumber({ least: 1, most: 20_000, example: 4000 }).default(4000),
  ARES_URL: webAddress('https://ares.gov.cz/ekonomicke-subjekty-v-be/rest').default(
    'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest',
  ),
  RPO_URL: webAddress('https://api.statistics.sk/rpo/v1').default('https://api.statistics.sk/rpo/v1'),
  CNB_RATES_URL: webAddress(cnbRates).default(cnbRates),
  ECB_RATES_URL: webAddress(ecbRates).default(ecbRates),
  PAGE_MISSES_PER_MINUTE: wholeNumber({ least: 10, example: 600 }).default(600),
  DRAIN_SECONDS: wholeNumber({ least: 0, most: 300, example: 5 }).default(0),
  METRICS_TOKEN: textOf({
    what: 'a secret of 16 characters or more, e.g. what `openssl rand -hex 16` prints',
    least: 16,
  }).optional(),
  SECRETS_KEY: secretKeys.optional(),
  ADMIN_SECOND_FACTOR: onOrOff.optional(),
  OWNER_EMAIL: z.email('must be an e-mail address, e.g. jana@karafa.example').optional(),
  S3_ENDPOINT: webAddress('https://s3.eu-central-1.amazonaws.com').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_PATH_STYLE: onOrOff.default('on'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must be the id of a container, e.g. GTM-AB12CD3')
    .optional(),
  BOT_CHECK_SITE_KEY: z
    .string()
    .regex(/^[\w-]{10,100}$/, 'must be the site key of reCAPTCHA v3: letters, digits, _ and -')
    .optional(),
  BOT_CHECK_SECRET: textOf({
    what: 'the secret key of reCAPTCHA v3, which has 10 characters or more',
    least: 10,
  }).optional(),
  BOT_CHECK_MIN_SCORE: share(0.5).default(0.5),
  BOT_CHECK_URL: webAddress('https://www.google.com/recaptcha/api').default('https://www.google.com/recaptcha/api'),
});

/** All variable names. A test compares the documents with them. */
export const variables = Object.keys(environment.shape);

type Values = z.output<typeof environment>;
type Variable = keyof Values;

const s3Variables = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

const databaseVariables = ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS'] as const;

const botCheckVariables = ['BOT_CHECK_SITE_KEY', 'BOT_CHECK_SECRET'] as const;

/** Errors of variables that must be set together. */
function joinErrors(present: Partial<Record<Variable, string>>): string[] {
  const missingOf = (names: readonly Variable[], what: string) => {
    const missing = names.filter((name) => present[name] === undefined);
    return missing.length === names.length ? [] : missing.map((name) => `${name}: is needed as well to ${what}`);
  };
  const errors = [
    ...missingOf(s3Variables, 'keep files in S3'),
    ...gatewayChoiceErrors(present),
    ...gatewayNeeds.flatMap(({ variables: needed, purpose }) => missingOf(needed, purpose)),
    ...ageProviderNeeds.flatMap(({ variables: needed, purpose }) => missingOf(needed, purpose)),
    ...missingOf(pushNeeds, 'send web pushes'),
    ...missingOf(botCheckVariables, 'keep robots out'),
  ];
  const besides = databaseVariables.find((name) => present[name] !== undefined);
  if (besides && present.DATABASE_URL === undefined)
    errors.push(`DATABASE_URL: is needed as well: ${besides} is another way to the same database`);
  for (const { variables: needed, purpose } of gatewayNeeds)
    if (needed.some((name) => present[name] !== undefined) && present.PUBLIC_URL === undefined)
      errors.push(`PUBLIC_URL: is needed to ${purpose}: the gateway sends buyers back there`);
  for (const { variables: needed, purpose } of ageProviderNeeds)
    if (needed.some((name) => present[name] !== undefined) && present.PUBLIC_URL === undefined)
      errors.push(`PUBLIC_URL: is needed to ${purpose}: the provider sends visitors back there`);
  if (present.BOT_CHECK_SECRET !== undefined && present.BOT_CHECK_SECRET === present.BOT_CHECK_SITE_KEY)
    errors.push('BOT_CHECK_SECRET: is the site key, which everybody may see; the secret is the other key');
  return errors;
}

export type Config = ReturnType<typeof readConfig>;

/** @throws StartRefused that lists every invalid variable with the expected form. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(present);
  const alone = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const errors = [...alone, ...joinErrors(present)];
  if (!parsed.success || errors.length > 0) {
    throw new StartRefused(
      `The configuration is wrong. Correct these variables (see .env.example):\n  ${errors.join('\n  ')}`,
    );
  }
  const values = parsed.data;
  const mailHost = values.PUBLIC_URL ? new URL(values.PUBLIC_URL).hostname.replace(/^www\./, '') : 'localhost';
  const dataDir = resolve(values.DATA_DIR);
  // A named database may hold real data, so demo data are loaded only on request.
  const isDemoOn = (values.DEMO_DATA ?? (values.DATABASE_URL === undefined ? 'on' : 'off')) === 'on';
  return Object.freeze({
    role: values.KARAFA_ROLE,
    logLevel: values.LOG_LEVEL,
    dataDir,
    http: {
      // Everybody knows the password of the demo accounts.
      host: values.HOST ?? (isDemoOn ? '127.0.0.1' : '0.0.0.0'),
      port: values.PORT,
      publicUrl: values.PUBLIC_URL && withoutEndSlash(values.PUBLIC_URL),
      /** The number of reverse proxies before the server, or their networks. */
      trustProxy: values.TRUST_PROXY,
      processes: values.WEB_PROCESSES ?? cpus().length,
      apiRequestsPerMinute: values.API_REQUESTS_PER_MINUTE,
      pageMissesPerMinute: values.PAGE_MISSES_PER_MINUTE,
      metricsToken: values.METRICS_TOKEN,
      /** How long a process that ends still serves, so that a load balancer finds out. */
      drainMs: values.DRAIN_SECONDS * 1000,
    },
    database: {
      /** Perhaps of a pooler that lends connections for single transactions. */
      url: values.DATABASE_URL,
      /** Of the server itself, for what needs a session. */
      directUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
      replicaUrls: values.DATABASE_REPLICA_URLS,
      pool: values.DATABASE_POOL,
      embeddedDir: resolve(dataDir, 'postgres'),
    },
    files: { dir: values.FILES_DIR ? resolve(values.FILES_DIR) : resolve(dataDir, 'files'), s3: s3Of(values) },
    pages: { isCacheOn: values.PAGE_CACHE === 'on' },
    demo: { isOn: isDemoOn, mayBePublic: values.PUBLIC_DEMO === 'on' },
    mail: {
      /** Without it mails are stored, not sent. */
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM ?? { name: 'Karafa', address: `noreply@${mailHost}` },
      replyTo: values.MAIL_REPLY_TO,
      /** The domain of every Message-ID. */
      host: mailHost,
    },
    /** How many copies of an issue leave in a minute. */
    newsletters: { perMinute: values.NEWSLETTERS_PER_MINUTE },
    companyRegistries: {
      isOn: values.COMPANY_REGISTRIES === 'on',
      timeLimitMs: values.REGISTRY_TIMEOUT_MS,
      aresUrl: withoutEndSlash(values.ARES_URL),
      rpoUrl: withoutEndSlash(values.RPO_URL),
    },
    /** Central banks' lists of the day. */
    exchangeRates: { cnbUrl: values.CNB_RATES_URL, ecbUrl: values.ECB_RATES_URL },
    shop: shops[values.SHOP],
    bank: {
      iban: values.BANK_IBAN ?? demoIbans[values.SHOP],
      recipient: values.BANK_RECIPIENT,
      fio: readFioSettings(values),
    },
    /** Each undefined where it is not configured; without one cards are paid through the built-in test gateway. */
    gateways: readGatewaySettings(values),
    /** Providers that confirm ages; none by default. */
    ageProviders: readAgeProviders(values),
    /** Undefined: no web pushes. */
    push: readPushSettings(values),
    /** Administrators can do nothing before they have switched on the second factor. Demo accounts have none. */
    isAdminFactorNeeded: (values.ADMIN_SECOND_FACTOR ?? (isDemoOn ? 'off' : 'on')) === 'on',
    /** Invited to administer everything while nobody does. */
    ownerEmail: values.OWNER_EMAIL,
    /** Encrypt secrets in the database: the first one; the others only decrypt. */
    secretKeys: values.SECRETS_KEY ?? [],
    tagManager: { id: values.GTM_ID },
    botCheck: botCheckOf(values),
  });
}

/** Undefined: files are stored in a local folder. */
function s3Of(values: Values) {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, S3_PATH_STYLE } = values;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY || !S3_SECRET_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    isPathStyle: S3_PATH_STYLE === 'on',
  };
}

/** Undefined: no bot check. */
function botCheckOf(values: Values) {
  const { BOT_CHECK_SITE_KEY, BOT_CHECK_SECRET, BOT_CHECK_MIN_SCORE, BOT_CHECK_URL } = values;
  if (!BOT_CHECK_SITE_KEY || !BOT_CHECK_SECRET) return undefined;
  return {
    siteKey: BOT_CHECK_SITE_KEY,
    secret: BOT_CHECK_SECRET,
    minScore: BOT_CHECK_MIN_SCORE,
    url: withoutEndSlash(BOT_CHECK_URL),
    hostname: values.PUBLIC_URL && new URL(values.PUBLIC_URL).hostname,
    /** A person waits for the answer at a form. */
    timeLimitMs: 3000,
  };
}
