import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { parseMailbox } from './platform/mail/mail-address.ts';

const mailbox = z.string().transform((text, check) => {
  const parsed = parseMailbox(text);
  if (!parsed) check.addIssue('must be an address: name@example.cz or Name <name@example.cz>');
  return parsed ?? z.NEVER;
});

/** The only reader of the environment. Grouped by what the parts need, validated once, frozen. */
const environment = z.object({
  KARAFA_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
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
  DEMO_DATA: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: z.enum(['on', 'off']).default('off'),
  API_REQUESTS_PER_MINUTE: z.coerce.number().int().min(10).default(1200),
  SHOP: z.enum(['cz', 'sk']).default('cz'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_REPLY_TO: mailbox.optional(),
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
});

const s3Variables = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

const wholeEnvironment = environment.superRefine((values, issues) => {
  const missing = s3Variables.filter((name) => values[name] === undefined);
  if (missing.length === s3Variables.length) return;
  for (const name of missing)
    issues.addIssue({ code: 'custom', path: [name], message: 'is needed as well to keep files in S3' });
});

export type Config = ReturnType<typeof readConfig>;

/** @throws an Error that names every wrong variable and what it should be. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = wholeEnvironment.safeParse(present);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is wrong. Mend these variables (see .env.example):\n  ${faults.join('\n  ')}`);
  }
  const values = parsed.data;
  const mailHost = values.PUBLIC_URL ? new URL(values.PUBLIC_URL).hostname.replace(/^www\./, '') : 'localhost';
  const dataDir = resolve(values.DATA_DIR);
  return Object.freeze({
    role: values.KARAFA_ROLE,
    isProduction: values.NODE_ENV === 'production',
    shop: values.SHOP,
    logLevel: values.LOG_LEVEL,
    http: {
      host: values.HOST,
      port: values.PORT,
      publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
      trustProxy: values.TRUST_PROXY === 'on',
      processes: values.WEB_PROCESSES ?? cpus().length,
      apiRequestsPerMinute: values.API_REQUESTS_PER_MINUTE,
    },
    database: { url: values.DATABASE_URL, pool: values.DATABASE_POOL, embeddedDir: resolve(dataDir, 'postgres') },
    files: { dir: values.FILES_DIR ? resolve(values.FILES_DIR) : resolve(dataDir, 'files'), s3: s3Of(values) },
    pages: { isCacheOn: values.PAGE_CACHE === 'on' },
    demo: { isOn: values.DEMO_DATA === 'on' },
    mail: {
      /** Without it mails are kept, not sent. */
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM ?? { name: 'Karafa', address: `noreply@${mailHost}` },
      replyTo: values.MAIL_REPLY_TO,
      /** The right side of every Message-ID. */
      host: mailHost,
    },
    tagManager: { id: values.GTM_ID },
  });
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
