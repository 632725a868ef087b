import { isIP } from 'node:net';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { shopCodes, shops, type ShopCode } from '#shared/shop/shops.ts';
import { accountOfIban, parseIban } from './platform/bank-codes/account-number.ts';
import { parseMailbox } from './platform/mail/mail-address.ts';
import { StartRefused } from './platform/process/start-refused.ts';

const mailbox = z.string().transform((text, check) => {
  const parsed = parseMailbox(text);
  if (!parsed) check.addIssue('must be an address: name@example.cz or Name <name@example.cz>');
  return parsed ?? z.NEVER;
});

/** Domestic accounts have a check of their own, which a wrongly typed number may fail although the IBAN's passes. */
const iban = z.string().transform((text, check) => {
  const parsed = parseIban(text);
  if (parsed && (accountOfIban(parsed) || !/^(CZ|SK)/.test(parsed))) return parsed;
  check.addIssue('must be the IBAN of an account: CZ65 0800 0000 1920 0014 5399');
  return z.NEVER;
});

/** Invented accounts of a demonstration. */
const demoIbans: Record<ShopCode, string> = { cz: 'CZ6508000000192000145399', sk: 'SK9611000000002918599669' };

/** The only reader of the environment. Grouped by what the parts need, validated once, frozen. */
const environment = z.object({
  KARAFA_ROLE: z.enum(['all', 'web', 'worker', 'migrate']).default('all'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATA_DIR: z.string().default('var'),
  FILES_DIR: z.string().optional(),
  WEB_PROCESSES: z.coerce.number().int().min(1).max(256).optional(),
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  DEMO_DATA: z.enum(['on', 'off']).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: z
    .string()
    .transform((text) => (/^\d$/.test(text) ? Number(text) : text.split(',').map((network) => network.trim())))
    .refine(
      (trusted) => typeof trusted === 'number' || trusted.every(isNetwork),
      'must be how many proxies there are (0 to 9) or a list of their networks, e.g. loopback,10.0.0.0/8',
    )
    .default(0),
  SHOP: z.enum(shopCodes).default('cz'),
  BANK_IBAN: iban.optional(),
  BANK_RECIPIENT: z.string().trim().min(1).max(70).default('Karafa s.r.o.'),
  COMGATE_MERCHANT: z.string().min(1).max(20).optional(),
  COMGATE_SECRET: z.string().min(8).optional(),
  COMGATE_URL: z.url({ protocol: /^https?$/ }).default('https://payments.comgate.cz/v2.0'),
  COMGATE_TEST: z.enum(['on', 'off']).default('off'),
  API_REQUESTS_PER_MINUTE: z.coerce.number().int().min(10).default(1200),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_REPLY_TO: mailbox.optional(),
  COMPANY_REGISTRIES: z.enum(['on', 'off']).default('on'),
  REGISTRY_TIMEOUT_MS: z.coerce.number().int().min(1).max(20_000).default(4000),
  ARES_URL: z.url({ protocol: /^https?$/ }).default('https://ares.gov.cz/ekonomicke-subjekty-v-be/rest'),
  RPO_URL: z.url({ protocol: /^https?$/ }).default('https://api.statistics.sk/rpo/v1'),
  PAGE_MISSES_PER_MINUTE: z.coerce.number().int().min(10).default(600),
  METRICS_TOKEN: z.string().min(16).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_PATH_STYLE: z.enum(['on', 'off']).default('on'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional(),
  BOT_CHECK_SITE_KEY: z
    .string()
    .regex(/^[\w-]{10,100}$/, 'must be the site key of reCAPTCHA v3: letters, digits, _ and -')
    .optional(),
  BOT_CHECK_SECRET: z.string().min(10).optional(),
  BOT_CHECK_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  BOT_CHECK_URL: z.url({ protocol: /^https?$/ }).default('https://www.google.com/recaptcha/api'),
});

/** An address, a range of them (`10.0.0.0/8`), or a name that proxy-addr knows. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(text);
  if (prefix === undefined) return true;
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
/** Their names, for the documents to be measured by. */
export const variables = Object.keys(environment.shape);
const s3Variables = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

const comgateVariables = ['COMGATE_MERCHANT', 'COMGATE_SECRET'] as const;

const botCheckVariables = ['BOT_CHECK_SITE_KEY', 'BOT_CHECK_SECRET'] as const;

const wholeEnvironment = environment.superRefine((values, issues) => {
  const fault = (name: keyof typeof values, message: string) =>
    issues.addIssue({ code: 'custom', path: [name], message });
  const missingOf = (names: readonly (keyof typeof values)[]) => {
    const missing = names.filter((name) => values[name] === undefined);
    return missing.length === names.length ? [] : missing;
  };
  for (const name of missingOf(s3Variables)) fault(name, 'is needed as well to keep files in S3');
  for (const name of missingOf(comgateVariables)) fault(name, 'is needed as well to take payments by Comgate');
  if (values.COMGATE_SECRET !== undefined && values.PUBLIC_URL === undefined)
    fault('PUBLIC_URL', 'is needed to take payments by Comgate: the gateway sends buyers back there');
  for (const name of missingOf(botCheckVariables)) fault(name, 'is needed as well to keep robots out');
  if (values.BOT_CHECK_SECRET !== undefined && values.BOT_CHECK_SECRET === values.BOT_CHECK_SITE_KEY)
    fault('BOT_CHECK_SECRET', 'is the site key, which everybody may see; the secret is the other key');
});

export type Config = ReturnType<typeof readConfig>;

/** @throws StartRefused that names every wrong variable and what it should be. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = wholeEnvironment.safeParse(present);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartRefused(
      `The configuration is wrong. Mend these variables (see .env.example):\n  ${faults.join('\n  ')}`,
    );
  }
  const values = parsed.data;
  const mailHost = values.PUBLIC_URL ? new URL(values.PUBLIC_URL).hostname.replace(/^www\./, '') : 'localhost';
  const dataDir = resolve(values.DATA_DIR);
  return Object.freeze({
    role: values.KARAFA_ROLE,
    isProduction: values.NODE_ENV === 'production',
    logLevel: values.LOG_LEVEL,
    dataDir,
    http: {
      host: values.HOST,
      port: values.PORT,
      publicUrl: values.PUBLIC_URL && withoutEndSlash(values.PUBLIC_URL),
      /** How many proxies stand before the server, or their networks. */
      trustProxy: values.TRUST_PROXY,
      processes: values.WEB_PROCESSES ?? cpus().length,
      apiRequestsPerMinute: values.API_REQUESTS_PER_MINUTE,
      pageMissesPerMinute: values.PAGE_MISSES_PER_MINUTE,
      metricsToken: values.METRICS_TOKEN,
    },
    database: { url: values.DATABASE_URL, pool: values.DATABASE_POOL, embeddedDir: resolve(dataDir, 'postgres') },
    files: { dir: values.FILES_DIR ? resolve(values.FILES_DIR) : resolve(dataDir, 'files'), s3: s3Of(values) },
    pages: { isCacheOn: values.PAGE_CACHE === 'on' },
    // A database that somebody named is somebody's: invented adverts enter it on demand only.
    demo: { isOn: (values.DEMO_DATA ?? (values.DATABASE_URL === undefined ? 'on' : 'off')) === 'on' },
    mail: {
      /** Without it mails are kept, not sent. */
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM ?? { name: 'Karafa', address: `noreply@${mailHost}` },
      replyTo: values.MAIL_REPLY_TO,
      /** The right side of every Message-ID. */
      host: mailHost,
    },
    companyRegistries: {
      isOn: values.COMPANY_REGISTRIES === 'on',
      timeLimitMs: values.REGISTRY_TIMEOUT_MS,
      aresUrl: withoutEndSlash(values.ARES_URL),
      rpoUrl: withoutEndSlash(values.RPO_URL),
    },
    shop: shops[values.SHOP],
    bank: { iban: values.BANK_IBAN ?? demoIbans[values.SHOP], recipient: values.BANK_RECIPIENT },
    comgate: comgateOf(values),
    tagManager: { id: values.GTM_ID },
    botCheck: botCheckOf(values),
  });
}

function withoutEndSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** Undefined: files are kept in a folder. */
function s3Of(values: z.output<typeof wholeEnvironment>) {
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

/** Undefined: cards are paid through the built-in test gateway. */
function comgateOf(values: z.output<typeof wholeEnvironment>) {
  const { COMGATE_MERCHANT, COMGATE_SECRET, COMGATE_URL, COMGATE_TEST, PUBLIC_URL } = values;
  if (!COMGATE_MERCHANT || !COMGATE_SECRET || !PUBLIC_URL) return undefined;
  return {
    merchant: COMGATE_MERCHANT,
    secret: COMGATE_SECRET,
    url: withoutEndSlash(COMGATE_URL),
    isTest: COMGATE_TEST === 'on',
    /** To which buyers come back. */
    publicUrl: withoutEndSlash(PUBLIC_URL),
    /** Somebody waits for it at a button. */
    timeLimitMs: 8000,
  };
}

/** Undefined: nobody is checked. */
function botCheckOf(values: z.output<typeof wholeEnvironment>) {
  const { BOT_CHECK_SITE_KEY, BOT_CHECK_SECRET, BOT_CHECK_MIN_SCORE, BOT_CHECK_URL } = values;
  if (!BOT_CHECK_SITE_KEY || !BOT_CHECK_SECRET) return undefined;
  return {
    siteKey: BOT_CHECK_SITE_KEY,
    secret: BOT_CHECK_SECRET,
    minScore: BOT_CHECK_MIN_SCORE,
    url: withoutEndSlash(BOT_CHECK_URL),
    hostname: values.PUBLIC_URL && new URL(values.PUBLIC_URL).hostname,
    /** Somebody waits for it at a form. */
    timeLimitMs: 3000,
  };
}
