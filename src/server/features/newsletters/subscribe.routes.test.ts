import { beforeAll, describe, expect, test } from 'vitest';
import { confirmationDays, consentWording } from '#shared/newsletters/limits.ts';
import { useNewsletterCalls } from '#tests/support/newsletter-calls.ts';
import { sweepNewsletters } from './index.ts';

const { app, clock, context, later, buildTree, save, mailsTo, tokenIn, linked, confirm, stored } = useNewsletterCalls();
let at: Awaited<ReturnType<typeof buildTree>>;
beforeAll(async () => {
  at = await buildTree();
});

describe('R-7.01, R-8.01 POST /api/subscriber/save', () => {
  test('stores an unconfirmed subscriber with the consent, and mails the link that confirms it', async () => {
    const answer = await save('Nova@Karafa.example', [at.rum, at.wine, at.rum], { lang: 'en' });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    const [mail] = await mailsTo('nova@karafa.example');
    expect(mail).toMatchObject({
      kind: 'newsletter.confirm',
      locale: 'en',
      is_secret: true,
      subject: 'Confirm your newsletter subscription',
    });
    expect(await stored('nova@karafa.example')).toMatchObject({
      state: 'unconfirmed',
      source: 'footer',
      wording: consentWording,
      requested_at: clock.now,
      confirmed_at: null,
    });
    const token = await tokenIn('nova@karafa.example');
    expect(mail!.unsubscribe_url).toMatch(new RegExp(`/api/subscriber/links/${token}/unsubscribe$`));
    expect(await linked(token)).toEqual({
      email: 'nova@karafa.example',
      state: 'unconfirmed',
      may_confirm: true,
      selectedCategories: [at.rum, at.wine],
    });
    // Reading the page confirms nothing: mail scanners open links as well.
    expect((await linked(token)).state).toBe('unconfirmed');
    for (const _ of [1, 2])
      expect((await confirm(token)).json()).toMatchObject({ state: 'active', may_confirm: false });
    expect(await stored('nova@karafa.example')).toMatchObject({ state: 'active', confirmed_at: clock.now });
  });

  test('repeated while unconfirmed, it sends the link again with the newest choice', async () => {
    await save('podruhe@karafa.example', [at.rum]);
    await save('podruhe@karafa.example', [at.wine]);
    expect(await mailsTo('podruhe@karafa.example')).toHaveLength(2);
    expect(await linked(await tokenIn('podruhe@karafa.example'))).toMatchObject({ selectedCategories: [at.wine] });
  });

  test('answers already_exists for an active subscription, whose choice and language stay', async () => {
    await save('jiz@karafa.example', [at.rum]);
    const token = await tokenIn('jiz@karafa.example');
    await confirm(token);
    const again = await save('JIZ@karafa.example', [at.wine], { lang: 'de' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_exists']);
    expect(await linked(token)).toMatchObject({ state: 'active', selectedCategories: [at.rum] });
    expect(await mailsTo('jiz@karafa.example')).toHaveLength(1);
  });

  test('an unsubscribed address is asked to confirm again; until then nothing of the old subscription lives on', async () => {
    await save('zpet@karafa.example', [at.rum]);
    const token = await tokenIn('zpet@karafa.example');
    await confirm(token);
    await app.inject({ method: 'DELETE', url: `/api/subscriber/links/${token}` });
    expect((await save('zpet@karafa.example', [at.wine], { lang: 'de' })).statusCode).toBe(200);
    expect(await linked(token)).toMatchObject({ state: 'unconfirmed', selectedCategories: [at.wine] });
    expect(await stored('zpet@karafa.example')).toMatchObject({ locale: 'de', confirmed_at: null });
  });

  test.each([
    ['', 'Pole musí být vyplněno'],
    ['není adresa', 'Pole musí obsahovat platný email.'],
  ])('R-8.04 %j is refused: „%s“', async (email, text) => {
    const answer = await save(email, [at.rum]);
    expect([answer.statusCode, answer.json().errors.email]).toEqual([422, [text]]);
  });

  test('R-11.01 no category, an unknown one and one that must not be advertised are refused', async () => {
    for (const choice of [[], [999_999], [at.rum, at.tobacco]]) {
      const answer = await save('nikdo@karafa.example', choice);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['selectedCategories']]);
    }
    expect(await stored('nikdo@karafa.example')).toBeUndefined();
  });

  test('R-11.01 the offered tree leaves out what must not be advertised, and keeps what is below it', async () => {
    const answer = await app.inject('/api/subscriber/categories?lang=en');
    expect(answer.json()).toEqual([
      {
        id: at.alcohol,
        name: 'Alcohol',
        subcategories: [
          { id: at.spirits, name: 'Lihoviny', subcategories: [{ id: at.rum, name: 'Rum', subcategories: [] }] },
          { id: at.wine, name: 'Víno', subcategories: [] },
        ],
      },
      { id: at.cutters, name: 'Ořezávače', subcategories: [] },
    ]);
  });

  test('is limited for each e-mail', async () => {
    for (let n = 0; n < 5; n++) expect((await save('zahlceny@karafa.example', [at.rum])).statusCode).toBe(200);
    expect((await save('zahlceny@karafa.example', [at.rum])).statusCode).toBe(429);
    expect(await mailsTo('zahlceny@karafa.example')).toHaveLength(5);
    later(1);
  });

  test('simultaneous requests for one address leave one subscriber', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => save('naraz@karafa.example', [at.rum])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await linked(await tokenIn('naraz@karafa.example'))).toMatchObject({ selectedCategories: [at.rum] });
  });

  test('what nobody confirms in time is deleted, and its link is void', async () => {
    await save('nikdy@karafa.example', [at.rum]);
    const token = await tokenIn('nikdy@karafa.example');
    later(confirmationDays);
    expect((await confirm(token)).statusCode).toBe(404);
    await sweepNewsletters(context());
    expect(await stored('nikdy@karafa.example')).toBeUndefined();
    expect(await stored('nova@karafa.example')).toMatchObject({ state: 'active' });
  });
});
