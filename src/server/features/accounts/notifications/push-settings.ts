import { z } from 'zod';
import { textOf } from '#server/config-fields.ts';

/** The push services of the browsers: Chrome and Edge on Android, Firefox, Edge on Windows, Safari. */
const services = 'fcm.googleapis.com,updates.push.services.mozilla.com,.notify.windows.com,.push.apple.com';

/** Environment variables of web pushes, read by `src/server/config.ts`. */
export const pushVariables = {
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be the public key of `npx web-push generate-vapid-keys`: 87 letters, digits, _ and -')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be the private key of `npx web-push generate-vapid-keys`: 43 letters, digits, _ and -')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must be where push services reach you, e.g. mailto:admin@example.cz')
    .optional(),
  PUSH_SERVICES: textOf({ what: `the hosts of push services, e.g. ${services}`, most: 1000 }).default(services),
};

/** Pushes need all of these. */
export const pushNeeds = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

type Values = z.output<z.ZodObject<typeof pushVariables>>;

export type PushSettings = NonNullable<ReturnType<typeof readPushSettings>>;

/** Undefined: no pushes. */
export function readPushSettings({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, PUSH_SERVICES }: Values) {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT) return undefined;
  return {
    publicKey: VAPID_PUBLIC_KEY,
    privateKey: VAPID_PRIVATE_KEY,
    subject: VAPID_SUBJECT,
    /** Hosts to which pushes may go; those with a dot in front with all their subdomains. */
    services: PUSH_SERVICES.split(',').map((host) => host.trim().toLowerCase()),
    timeLimitMs: 10_000,
  };
}

/** Whether an address belongs to a known push service: the server sends nothing to any other address. */
export function isPushService({ services: known }: Pick<PushSettings, 'services'>, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, hostname, username } = new URL(address);
  const isKnown = known.some((each) => (each.startsWith('.') ? hostname.endsWith(each) : host === each));
  return isKnown && username === '' && (protocol === 'https:' || hostname === '127.0.0.1');
}
