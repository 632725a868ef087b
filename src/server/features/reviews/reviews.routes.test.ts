import { beforeEach, describe, expect, test } from 'vitest';
import type { ManagedReview, ManagedReviewPage } from '#shared/reviews/admin-contract.ts';
import type { ReviewPage } from '#shared/reviews/contract.ts';
import { newReviewsPerDay, reviewChangesPerHour } from '#shared/reviews/limits.ts';
import { openChangeFeed } from '#server/platform/db/change-feed.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

type Headers = Record<string, string>;
interface Person {
  readonly id: number;
  readonly headers: Headers;
}

const testing = useTestContext({ DATABASE_POOL: '20' });
const clock = { now: new Date('2026-06-01T12:00:00Z') };
const app = useTestServer(testing, { now: () => clock.now });

const later = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};
const buildPerson = async (account: Parameters<typeof buildAccount>[1] = {}): Promise<Person> => {
  const id = await buildAccount(testing.context.db, account);
  return { id, headers: await logIn(testing.context.db, id) };
};
const buildPeople = (count: number) => Promise.all(Array.from({ length: count }, () => buildPerson()));

const write = ({ headers }: Pick<Person, 'headers'>, id: number, body: object = {}) =>
  app.inject({
    method: 'PUT',
    url: `/api/me/reviews/${id}`,
    headers,
    payload: { stars: 5, text: 'Vše v pořádku.', lang: 'cs', ...body },
  });
const remove = ({ headers }: Person, id: number) =>
  app.inject({ method: 'DELETE', url: `/api/me/reviews/${id}`, headers });
const own = async ({ headers }: Person, id: number) =>
  (await app.inject({ url: `/api/me/reviews/${id}`, headers })).json().review;
const reply = ({ headers }: Pick<Person, 'headers'>, id: number, text = 'Díky za důvěru.') =>
  app.inject({ method: 'PUT', url: `/api/me/received-reviews/${id}/reply`, headers, payload: { text, lang: 'cs' } });
const removeReply = ({ headers }: Pick<Person, 'headers'>, id: number) =>
  app.inject({ method: 'DELETE', url: `/api/me/received-reviews/${id}/reply`, headers });
const list = async (id: number, page = 1) =>
  (await app.inject(`/api/users/${id}/reviews?page=${page}`)).json<ReviewPage>();
const manage = async ({ headers }: Pick<Person, 'headers'>, id: number, query = '') =>
  (await app.inject({ url: `/api/admin/accounts/${id}/reviews?${query}`, headers })).json<ManagedReviewPage>();
const decide = (
  { headers }: Pick<Person, 'headers'>,
  { id, version }: Pick<ManagedReview, 'id' | 'version'>,
  action: 'hiding' | 'restoration',
  body: object = action === 'hiding' ? { reason: 'Urážky.' } : {},
) => app.inject({ method: 'POST', url: `/api/admin/reviews/${id}/${action}`, headers, payload: { version, ...body } });
const rated = (id: number) =>
  testing.context.db
    .selectFrom('account')
    .where('id', '=', id)
    .select(['reviews', 'stars_average', 'star_counts'])
    .executeTakeFirstOrThrow();
const mails = () =>
  testing.context.db.selectFrom('mail').orderBy('id').select(['kind', 'recipient_address', 'locale', 'text']).execute();
const setState = (id: number, state: string) =>
  testing.context.db.updateTable('account').set({ state }).where('id', '=', id).execute();

beforeEach(async () => {
  await testing.context.db.deleteFrom('mail').execute();
});

describe('writing a review', () => {
  test('R-5.09 one for each reviewer and user; sending it again changes nothing, another one changes it', async () => {
    const [one, other] = await buildPeople(2);
    expect(await own(one!, other!.id)).toBeNull();
    const answers = [
      await write(one!, other!.id, { text: ' Rychlé\u0007 jednání. ' }),
      await write(one!, other!.id, { text: 'Rychlé jednání.' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[1]!.json()).toEqual(answers[0]!.json());
    const written = clock.now.toISOString();
    const base = {
      id: expect.any(Number),
      is_of_deal: false,
      is_published: true,
      publish_at: null,
      hidden_reason: null,
      created_at: written,
    };
    expect(await own(one!, other!.id)).toEqual({ ...base, stars: 5, text: 'Rychlé jednání.', changed_at: null });
    later(5);
    await write(one!, other!.id, { stars: 2, text: 'Láhev byla otevřená.', lang: 'de' });
    const changed = { stars: 2, text: 'Láhev byla otevřená.', changed_at: clock.now.toISOString() };
    expect(await own(one!, other!.id)).toEqual({ ...base, ...changed });
    const { reviews, ...figures } = await list(other!.id);
    expect(figures).toEqual({ total: 1, average: 2, star_counts: [0, 1, 0, 0, 0], page: 1, pages: 1 });
    expect(reviews).toMatchObject([
      { reviewer: { id: one!.id }, lang: 'de', published_at: written, reply: null, ...changed },
    ]);
    // Told once.
    expect(await mails()).toMatchObject([{ kind: 'review.received', text: expect.stringContaining('5 hvězdiček') }]);
    expect((await mails())[0]!.text).toContain(`/uzivatel/${other!.id}#reviews`);
  });

  test('R-5.09 every field is required, and the stars are 1 to 5', async () => {
    const [one, other] = await buildPeople(2);
    const errors = async (body: object) => (await write(one!, other!.id, body)).json().errors;
    expect(await errors({ stars: undefined, text: ' \n ' })).toEqual({
      stars: ['Pole musí být vyplněno'],
      text: ['Pole musí být vyplněno'],
    });
    for (const stars of [0, 6, 2.5, '5']) expect(Object.keys(await errors({ stars }))).toEqual(['stars']);
    expect(Object.keys(await errors({ text: 'x'.repeat(2001) }))).toEqual(['text']);
    expect((await list(other!.id)).total).toBe(0);
  });

  test('R-5.09 nobody reviews oneself, not even past the API, or a user without a profile', async () => {
    const [one] = await buildPeople(1);
    const answer = await write(one!, one!.id);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'own_review', message: 'Sami sebe hodnotit nemůžete.' },
    ]);
    const { pool } = testing.context;
    await expect(
      pool.query(
        `insert into review (reviewer_id, account_id, stars, text, locale, created_at) values ($1, $1, 5, 'Já', 'cs', now())`,
        [one!.id],
      ),
    ).rejects.toThrow(/review_check/);
    for (const state of ['waiting', 'refused', 'blocked'])
      expect((await write(one!, await buildAccount(testing.context.db, { state }))).statusCode).toBe(404);
    expect((await write(one!, 999_999)).statusCode).toBe(404);
  });

  test('R-5.09 an account reviews a limited number of users a day, and changes go on', async () => {
    const [one, ...others] = await buildPeople(newReviewsPerDay + 2);
    for (const { id } of others.slice(0, -1)) expect((await write(one!, id)).statusCode).toBe(200);
    const beyond = await write(one!, others.at(-1)!.id);
    expect([beyond.statusCode, beyond.json().code]).toEqual([429, 'too_many_reviews']);
    for (let change = 1; change <= reviewChangesPerHour; change += 1)
      expect((await write(one!, others[0]!.id, { text: `Změna ${change}` })).statusCode).toBe(200);
    expect((await write(one!, others[0]!.id, { text: 'Ještě jedna' })).statusCode).toBe(429);
    later(24 * 60);
    expect((await write(one!, others.at(-1)!.id)).statusCode).toBe(200);
  });

  test('R-5.09 its reviewer deletes it, and deleting it again does nothing', async () => {
    const [one, other] = await buildPeople(2);
    await write(one!, other!.id);
    for (const _ of [1, 2]) expect((await remove(one!, other!.id)).statusCode).toBe(200);
    expect(await own(one!, other!.id)).toBeNull();
    expect(await rated(other!.id)).toEqual({ reviews: 0, stars_average: null, star_counts: [0, 0, 0, 0, 0] });
  });
});

describe('the stars of a user', () => {
  test('R-5.09 follow 50 writes, changes and deletions at once exactly', async () => {
    const other = await buildPerson();
    const people = await buildPeople(50);
    await Promise.all(people.map((person, at) => write(person, other.id, { stars: (at % 5) + 1 })));
    expect(await rated(other.id)).toEqual({ reviews: 50, stars_average: 3, star_counts: [10, 10, 10, 10, 10] });
    // Ones become fives, twos vanish, and everybody is reviewed in return.
    await Promise.all(
      people.flatMap((person, at) => [
        ...(at % 5 === 0 ? [write(person, other.id, { stars: 5 })] : []),
        ...(at % 5 === 1 ? [remove(person, other.id)] : []),
        ...(at < newReviewsPerDay ? [write(other, person.id, { stars: 4 })] : []),
      ]),
    );
    expect(await rated(other.id)).toEqual({ reviews: 40, stars_average: 4.25, star_counts: [0, 0, 10, 10, 20] });
    const counted = await testing.context.pool.query(
      `select count(*)::int as reviews, round(avg(stars), 2) as stars_average from review where account_id = $1`,
      [other.id],
    );
    expect(counted.rows).toEqual([{ reviews: 40, stars_average: 4.25 }]);
    expect((await rated(people[0]!.id)).stars_average).toBe(4);
  });

  test('R-5.09 leave out what is held back, and a block takes the reviewer’s out until it ends', async () => {
    const { db } = testing.context;
    const [one, other, third] = await buildPeople(3);
    await write(one!, other!.id, { stars: 1 });
    await write(third!, other!.id, { stars: 5 });
    const admin = await buildAdministrator(db, ['users']);
    const action = (name: string, body: object) =>
      app.inject({
        method: 'POST',
        url: `/api/admin/accounts/${name}`,
        headers: admin.headers,
        payload: { ids: [one!.id], ...body },
      });
    expect((await action('block', { reason: 'Podvod.' })).json().decided).toEqual([one!.id]);
    expect((await list(other!.id)).reviews.map(({ stars }) => stars)).toEqual([5]);
    expect(await rated(other!.id)).toMatchObject({ reviews: 1, stars_average: 5 });
    expect((await action('unblock', {})).json().decided).toEqual([one!.id]);
    expect(await rated(other!.id)).toMatchObject({ reviews: 2, stars_average: 3 });

    await db.updateTable('review').set({ published_at: null }).where('reviewer_id', '=', third!.id).execute();
    expect(await rated(other!.id)).toMatchObject({ reviews: 1, stars_average: 1 });
    expect((await list(other!.id)).reviews.map(({ stars }) => stars)).toEqual([1]);
    expect(await own(third!, other!.id)).toMatchObject({ is_published: false });
    expect((await reply(other!, (await own(third!, other!.id)).id)).statusCode).toBe(404);
  });

  test('R-5.09 shown on cards, listings and profiles drop those pages from the cache, the reviews the profile alone', async () => {
    const [one, other] = await buildPeople(2);
    const heard: string[] = [];
    const feed = openChangeFeed(testing.context.pool.options.connectionString!, testing.context.log);
    // Not the notice to the reviewed user, which no page shows.
    const isOfPages = (tag: string) => !tag.startsWith('inbox:');
    feed.listen((tags) => [...tags].some(isOfPages) && heard.push([...tags].sort().join(' ')));
    await expect.poll(() => heard).toEqual(['all']);
    await write(one!, other!.id);
    const [seller, reviews] = [`seller:${other!.id}`, `reviews_of:${other!.id}`];
    await expect.poll(() => heard.slice(1).sort()).toEqual([reviews, seller]);
    await write(one!, other!.id, { text: 'Jiný text.' });
    await expect.poll(() => heard.slice(3)).toEqual([reviews]);
    const answer = await app.inject(`/api/users/${other!.id}/reviews`);
    expect(String(answer.headers['cache-tag']).split(' ')).toEqual(
      expect.arrayContaining([reviews, seller, `seller:${one!.id}`]),
    );
    const profile = await app.inject(`/api/users/${other!.id}`);
    expect(profile.json()).toMatchObject({ stars: 5, reviews: 1 });
    await feed.close();
  });
});

describe('the list of reviews', () => {
  test('R-5.08 has ten on a page, the newest first', async () => {
    const other = await buildPerson();
    for (const [at, person] of (await buildPeople(12)).entries()) {
      await write(person, other.id, { text: `Hodnocení ${at + 1}`, stars: 4 });
      later(1);
    }
    const [first, second] = [await list(other.id), await list(other.id, 2)];
    expect([first.total, first.pages, first.star_counts]).toEqual([12, 2, [0, 0, 0, 12, 0]]);
    expect(first.reviews.map(({ text }) => text)).toEqual(
      Array.from({ length: 10 }, (_none, at) => `Hodnocení ${12 - at}`),
    );
    expect(second.reviews.map(({ text }) => text)).toEqual(['Hodnocení 2', 'Hodnocení 1']);
    expect((await app.inject(`/api/users/${other.id}/reviews?page=3`)).statusCode).toBe(404);
    await setState(other.id, 'blocked');
    expect((await app.inject(`/api/users/${other.id}/reviews`)).statusCode).toBe(404);
  });
});

describe('the reply', () => {
  test('R-5.09 is public, one for each review, changed and deleted by the reviewed user', async () => {
    const [one, other] = await buildPeople(2);
    await write(one!, other!.id);
    const { id } = await own(one!, other!.id);
    for (const _ of [1, 2]) expect((await reply(other!, id)).statusCode).toBe(200);
    const at = clock.now.toISOString();
    expect((await list(other!.id)).reviews[0]!.reply).toEqual({ text: 'Díky za důvěru.', lang: 'cs', replied_at: at });
    await reply(other!, id, 'Děkuji.');
    expect((await list(other!.id)).reviews[0]!.reply!.text).toBe('Děkuji.');
    expect((await reply(other!, id, ' ')).json().errors).toEqual({ text: ['Pole musí být vyplněno'] });
    for (const _ of [1, 2]) expect((await removeReply(other!, id)).statusCode).toBe(200);
    expect((await list(other!.id)).reviews[0]!.reply).toBeNull();
  });
});

describe('hiding a review', () => {
  test('R-5.09, R-9.06 takes it out of the profile and the stars, with mail, audit and history; repeating does nothing', async () => {
    const { db } = testing.context;
    const admin = await buildAdministrator(db, ['users']);
    const one = await buildPerson({ email: 'recenzent@karafa.example', locale: 'de' });
    const other = await buildPerson();
    await write(one, other.id, { stars: 1, text: 'Podvodník!', lang: 'de' });
    later(1);
    await write(one, other.id, { stars: 1, text: 'Gauner!', lang: 'de' });
    const [shown] = (await manage(admin, other.id)).reviews;
    const { rows } = await testing.context.pool.query<{ id: number }>(
      `with r as (insert into rejection_reason (kind) values ('review') returning id)
       insert into rejection_reason_text (rejection_reason_id, locale, name, text)
       select id, l, 'Urážky', 'Urážky ' || l from r, unnest(array['cs', 'en', 'de']) l returning rejection_reason_id as id`,
    );
    expect((await decide(admin, shown!, 'hiding', {})).json().errors).toEqual({ reason: ['Pole musí být vyplněno'] });
    later(1);
    const words = { reason_id: rows[0]!.id, reason: 'Bitte sachlich.' };
    for (const _ of [1, 2]) expect((await decide(admin, shown!, 'hiding', words)).statusCode).toBe(200);
    expect(await list(other.id)).toMatchObject({ reviews: [], total: 0, average: null });
    expect(await rated(other.id)).toMatchObject({ reviews: 0, stars_average: null });
    const reason = 'Urážky de\n\nBitte sachlich.';
    expect(await own(one, other.id)).toMatchObject({ hidden_reason: reason });
    const refused = await remove(one, other.id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'review_hidden']);
    // Changed, it stays hidden; who saw the old text can't show the new one.
    const [hidden] = (await manage(admin, other.id)).reviews;
    await write(one, other.id, { stars: 2, text: 'Die Flasche war offen.', lang: 'de' });
    expect((await list(other.id)).total).toBe(0);
    expect((await decide(admin, hidden!, 'restoration')).statusCode).toBe(409);

    const [changed] = (await manage(admin, one.id, 'side=written')).reviews;
    later(1);
    for (const _ of [1, 2]) expect((await decide(admin, changed!, 'restoration')).statusCode).toBe(200);
    expect(await list(other.id)).toMatchObject({ total: 1, average: 2 });
    const [again] = (await manage(admin, other.id)).reviews;
    expect(again!.hidden).toBeNull();
    expect(again!.events.map(({ kind, stars, text, reason: why }) => [kind, stars, text, why])).toEqual([
      ['shown', null, null, null],
      ['changed', 1, 'Gauner!', null],
      ['hidden', null, null, reason],
      ['changed', 1, 'Podvodník!', null],
      ['written', null, null, null],
    ]);
    expect((await mails()).map(({ kind, recipient_address: to, locale }) => [kind, to, locale]).slice(1)).toEqual([
      ['review.hidden', 'recenzent@karafa.example', 'de'],
      ['review.shown', 'recenzent@karafa.example', 'de'],
    ]);
    expect((await mails())[1]!.text).toContain('Bitte sachlich.');
    const audit = await db.selectFrom('audit_entry').where('entity', '=', 'review').orderBy('id').selectAll().execute();
    expect(audit).toMatchObject([
      { actor_id: admin.id, action: 'hide', entity_id: shown!.id, after: { is_hidden: true, reason } },
      { actor_id: admin.id, action: 'show', entity_id: shown!.id, after: { is_hidden: false } },
    ]);
  });

  test('R-5.09 is not for administrators whom the review concerns', async () => {
    const { db } = testing.context;
    const [admin, other] = [await buildAdministrator(db, ['users']), await buildPerson()];
    await write(other, admin.id, { stars: 1 });
    const [review] = (await manage(admin, admin.id)).reviews;
    expect(review!.may_decide).toBe(false);
    expect((await decide(admin, review!, 'hiding')).statusCode).toBe(403);
  });
});

describe('R-5.09 every call × every role', () => {
  const roles = [
    'guest',
    'third party',
    'reviewer',
    'reviewed',
    'administrator without scope',
    'administrator',
  ] as const;
  type Role = (typeof roles)[number];
  interface Case {
    readonly people: Record<Role, Person>;
    readonly review: ManagedReview;
  }

  async function buildCase(): Promise<Case> {
    const { db } = testing.context;
    const [third, reviewer, reviewed] = await buildPeople(3);
    const people = {
      guest: { id: 0, headers: {} },
      'third party': third!,
      reviewer: reviewer!,
      reviewed: reviewed!,
      'administrator without scope': await buildAdministrator(db, ['adverts', 'orders', 'content', 'settings']),
      administrator: await buildAdministrator(db, ['users']),
    };
    await write(reviewer!, reviewed!.id, { text: 'Původní' });
    const [review] = (await manage(people.administrator, reviewed!.id)).reviews;
    return { people, review: review! };
  }

  const calls: Record<string, (of: Case, person: Person) => Promise<{ statusCode: number }>> = {
    list: ({ people }, { headers }) => app.inject({ url: `/api/users/${people.reviewed.id}/reviews`, headers }),
    own: ({ people }, { headers }) => app.inject({ url: `/api/me/reviews/${people.reviewed.id}`, headers }),
    write: ({ people }, person) => write(person, people.reviewed.id, { text: 'Nový' }),
    remove: ({ people }, person) => remove(person, people.reviewed.id),
    reply: ({ review }, person) => reply(person, review.id),
    'remove the reply': ({ review }, person) => removeReply(person, review.id),
    'list for administrators': ({ people }, { headers }) =>
      app.inject({ url: `/api/admin/accounts/${people.reviewed.id}/reviews`, headers }),
    hide: ({ review }, person) => decide(person, review, 'hiding'),
    show: ({ review }, person) => decide(person, review, 'restoration'),
  };

  function expectedStatus(call: string, role: Role): number {
    if (call === 'list') return 200;
    if (role === 'guest') return 401;
    if (['list for administrators', 'hide', 'show'].includes(call)) return role === 'administrator' ? 200 : 403;
    if (call === 'reply' || call === 'remove the reply') return role === 'reviewed' ? 200 : 404;
    return call === 'write' && role === 'reviewed' ? 409 : 200;
  }

  test.each(Object.keys(calls).flatMap((call) => roles.map((role) => ({ call, role }))))(
    '$call: $role',
    async ({ call, role }) => {
      const one = await buildCase();
      const answer = await calls[call]!(one, one.people[role]);
      expect(answer.statusCode).toBe(expectedStatus(call, role));
      // What a stranger calls leaves the review as it was.
      const [after] = (await manage(one.people.administrator, one.people.reviewed.id)).reviews.slice(-1);
      const isOwn = role === 'reviewer';
      if (call === 'remove' && isOwn) return expect(after).toBeUndefined();
      expect(after!.text).toBe(call === 'write' && isOwn ? 'Nový' : 'Původní');
      expect(after!.reply === null).toBe(!(call === 'reply' && role === 'reviewed'));
      expect(after!.hidden === null).toBe(!(call === 'hide' && role === 'administrator'));
    },
  );
});
