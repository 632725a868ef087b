import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { messageLength } from '#shared/messages/limits.ts';
import { uploadBytes } from '#shared/pictures/limits.ts';
import { newReviewsPerDay, reviewLength } from '#shared/reviews/limits.ts';
import { mostWatchdogs, watchdogNameLength } from '#shared/watchdogs/limits.ts';
import { useAdvertCalls, type Headers } from '#tests/support/advert-calls.ts';
import { buildListing } from '#tests/support/factories.ts';
import { multipartForm } from '#tests/support/multipart.ts';

/**
 * Every message of sections 5 and 8 of the specification about adverts, pictures, messages, reviews and watchdogs, in
 * Czech, each provoked by a call. Those that only the browser shows are in `tests/acceptance/trust-messages.test.ts`.
 */

const { testing, app, clock, rum, buildUser, submit } = useAdvertCalls();

interface Answer {
  readonly statusCode: number;
  json(): unknown;
}
type Person = Awaited<ReturnType<typeof buildUser>>;

const call = (method: 'POST' | 'PUT', url: string, headers: Headers, payload: object): Promise<Answer> =>
  app.inject({ method, url: `${url}?lang=cs`, headers, payload });
const file = async (body: Buffer, field = 'file'): Promise<Answer> => {
  const form = multipartForm([{ field, fileName: 'lahev.jpg', body }]);
  const { headers } = await buildUser();
  return app.inject({
    method: 'POST',
    url: '/api/pictures?lang=cs',
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  });
};
const write = (from: Person, to: number, text = 'Dobrý den') =>
  call('POST', '/api/me/conversations', from.headers, { kind: 'user', target_id: to, text, client_key: randomUUID() });
const review = (from: Person, of: number, form: object = {}) =>
  call('PUT', `/api/me/reviews/${of}`, from.headers, { stars: 5, text: 'Vše v pořádku.', lang: 'cs', ...form });
const watch = ({ headers }: Person, q = 'rum', name = 'Rumy') =>
  call('POST', '/api/me/watchdogs', headers, { query: { q }, name, frequency: 'daily', lang: 'cs' });
const advert = async (form: Parameters<typeof submit>[1]) => submit((await buildUser()).headers, form);
const suspended = async () => {
  const until = new Date(clock.now.getTime() + 86_400_000);
  return buildUser({ suspended_until: until });
};

const required = 'Pole musí být vyplněno';
const suspension = 'Váš účet je pozastavený, proto teď nemůžete vkládat inzeráty, psát zprávy ani hodnotit.';

const messages: readonly (readonly [of: string, czech: string, provoke: () => Promise<Answer>])[] = [
  // Section 5.
  ['review: text required', required, async () => review(await buildUser(), (await buildUser()).id, { text: ' ' })],
  [
    'review: stars required',
    required,
    async () => review(await buildUser(), (await buildUser()).id, { stars: undefined }),
  ],
  ...(
    [
      [0, 'Zadejte prosím nejméně 1.'],
      [6, 'Zadejte prosím nejvýše 5.'],
      [2.5, 'Zadejte prosím celé číslo.'],
    ] as const
  ).map(
    ([stars, czech]) =>
      [
        `review: stars 1 to 5, not ${stars}`,
        czech,
        async () => review(await buildUser(), (await buildUser()).id, { stars }),
      ] as const,
  ),
  [
    'review: max length',
    'Vyplňte prosím maximálně 2\u00a0000 znaků.',
    async () => review(await buildUser(), (await buildUser()).id, { text: 'a'.repeat(reviewLength + 1) }),
  ],
  [
    'message: max length',
    'Vyplňte prosím maximálně 4\u00a0000 znaků.',
    async () => write(await buildUser(), (await buildUser()).id, 'a'.repeat(messageLength + 1)),
  ],
  ['message: text required', required, async () => write(await buildUser(), (await buildUser()).id, ' ')],
  ['watchdog: name required', required, async () => watch(await buildUser(), 'rum', ' ')],
  [
    'watchdog: max length',
    `Vyplňte prosím maximálně ${watchdogNameLength} znaků.`,
    async () => watch(await buildUser(), 'rum', 'a'.repeat(watchdogNameLength + 1)),
  ],
  ['advert: min length', 'Vyplňte prosím minimálně 3 znaky.', () => advert({ name: '' })],
  // Section 8.
  [
    'file upload error',
    'Soubor se nepodařilo nahrát. Zkuste to prosím znovu.',
    () => file(Buffer.from('a'), 'picture'),
  ],
  [
    'file too large',
    'Soubor je příliš velký. Nahrajte prosím soubor o velikosti nejvýše 10 MB.',
    () => file(Buffer.alloc(uploadBytes + 1)),
  ],
  [
    'unsupported format',
    'Tento formát nepodporujeme. Nahrajte prosím obrázek JPEG, PNG, WebP nebo AVIF.',
    () => file(Buffer.from('GIF89a')),
  ],
  [
    'cannot add ad yet',
    'Inzerát teď nemůžete přidat: neověřený účet může mít nejvýše 10 inzerátů najednou.',
    async () => {
      const { headers } = await buildUser();
      for (let n = 1; n <= 10; n += 1) expect((await submit(headers)).statusCode).toBe(200);
      return submit(headers);
    },
  ],
  ['cannot add ad yet: suspended', suspension, async () => submit((await suspended()).headers)],
  [
    'brand add error',
    'Tuto značku přidat nelze. Její název musí obsahovat písmeno nebo číslici.',
    () => advert({ brand_name: '?!?' }),
  ],
  [
    'review send failure: of oneself',
    'Sami sebe hodnotit nemůžete.',
    async () => {
      const user = await buildUser();
      return review(user, user.id);
    },
  ],
  [
    'review send failure: too many a day',
    'Dnes už jste ohodnotili mnoho uživatelů. Dalšího můžete ohodnotit zítra.',
    async () => {
      const user = await buildUser();
      for (let n = 1; n <= newReviewsPerDay; n += 1)
        expect((await review(user, (await buildUser()).id)).statusCode).toBe(200);
      return review(user, (await buildUser()).id);
    },
  ],
  ['review send failure: suspended', suspension, async () => review(await suspended(), (await buildUser()).id)],
  [
    'watchdog save error: too many',
    `Hlídacích psů můžete mít nejvýše ${mostWatchdogs.usual}, s ověřeným účtem ${mostWatchdogs.verified}.`,
    async () => {
      const user = await buildUser();
      for (let n = 1; n <= mostWatchdogs.usual; n += 1) expect((await watch(user, `rum ${n}`)).statusCode).toBe(200);
      return watch(user);
    },
  ],
  [
    'watchdog save error: in stock',
    'Zboží je skladem, není co hlídat.',
    async () => {
      const product = await buildListing(testing.context.db, {
        kind: 'product',
        category: rum.category,
        isInStock: true,
      });
      return call('PUT', `/api/me/watched-products/${product}`, (await buildUser()).headers, { lang: 'cs' });
    },
  ],
  [
    'message not sent: to oneself',
    'Sami sobě psát nemůžete.',
    async () => {
      const user = await buildUser();
      return write(user, user.id);
    },
  ],
  [
    'message not sent: blocked',
    'Tomuto uživateli teď napsat nelze.',
    async () => {
      const [user, other] = [await buildUser(), await buildUser()];
      await app.inject({ method: 'PUT', url: `/api/me/blocks/${user.id}`, headers: other.headers });
      return write(user, other.id);
    },
  ],
  [
    'message not sent: too many conversations a day',
    'Dnes už jste oslovili mnoho lidí.',
    async () => {
      const user = await buildUser({ created_at: clock.now });
      let answer: Answer;
      do answer = await write(user, (await buildUser()).id);
      while (answer.statusCode === 200);
      return answer;
    },
  ],
  ['message not sent: suspended', suspension, async () => write(await suspended(), (await buildUser()).id)],
];

describe('R-8.04 every message of the specification about adverts, messages, reviews and watchdogs is said in Czech', () => {
  test.each(messages)('%s: „%s“', async (_of, czech, provoke) => {
    const answer = await provoke();
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    const { message, errors = {} } = answer.json() as { message: string; errors?: Record<string, string[]> };
    expect([message, ...Object.values(errors).flat()]).toContainEqual(expect.stringContaining(czech));
  });
});
