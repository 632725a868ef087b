import { beforeAll, describe, expect, test } from 'vitest';
import { useNewsletterCalls } from '#tests/support/newsletter-calls.ts';

const { app, buildTree, save, mailsTo, tokenIn, linked, confirm, chooseLinked, endLinked, stored } =
  useNewsletterCalls();
let at: Awaited<ReturnType<typeof buildTree>>;
beforeAll(async () => {
  at = await buildTree();
});
const subscribe = async (email: string) => {
  await save(email, [at.rum]);
  const token = await tokenIn(email);
  await confirm(token);
  return token;
};
const send = (url: string, form: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const unknown = 'a'.repeat(32);

describe('R-7.01 the link of a mail', () => {
  test('changes the choice, ends the subscription and takes it up again', async () => {
    const token = await subscribe('odkaz@karafa.example');
    expect((await chooseLinked(token, [at.wine])).json()).toMatchObject({ selectedCategories: [at.wine] });
    for (const _ of [1, 2]) expect((await endLinked(token)).statusCode).toBe(200);
    expect(await linked(token)).toMatchObject({ state: 'unsubscribed', selectedCategories: [] });
    // An old mail's link to confirm does not undo that.
    expect((await confirm(token)).json()).toMatchObject({ state: 'unsubscribed' });
    expect((await chooseLinked(token, [at.rum])).json()).toMatchObject({ state: 'active' });
    expect(await stored('odkaz@karafa.example')).toMatchObject({ source: 'link' });
    expect((await chooseLinked(token, [])).json()).toMatchObject({ state: 'unsubscribed' });
  });

  test('that is unknown is not there; a token of another form is refused', async () => {
    const found = [await app.inject(`/api/subscriber/links/${unknown}`), await confirm(unknown)];
    expect([...found, await chooseLinked(unknown, [at.rum])].map(({ statusCode }) => statusCode)).toEqual([
      404, 404, 404,
    ]);
    expect((await endLinked(unknown)).statusCode).toBe(200);
    expect((await confirm('krátký')).statusCode).toBe(422);
    expect((await chooseLinked(await subscribe('spatne@karafa.example'), [at.tobacco])).statusCode).toBe(422);
  });

  test('ends the subscription with one click of a mail program (RFC 8058), without cookies', async () => {
    await subscribe('program@karafa.example');
    const [mail] = await mailsTo('program@karafa.example');
    const clicked = await send(new URL(mail!.unsubscribe_url!).pathname, { 'List-Unsubscribe': 'One-Click' });
    expect([clicked.statusCode, clicked.body, clicked.headers['cache-control']]).toEqual([200, 'OK', 'no-store']);
    expect(await stored('program@karafa.example')).toMatchObject({ state: 'unsubscribed' });
  });
});

describe('R-7.01 without script', () => {
  test('the box in the footer subscribes to all categories that may be advertised, and leads to what has happened', async () => {
    const box = (email: string) => send('/api/subscriber/form', { email, lang: 'de' });
    const leadsTo = async (email: string) => (await box(email)).headers.location;
    expect([await leadsTo(''), await leadsTo('žádná')]).toEqual(['/de/newsletter?missing', '/de/newsletter?invalid']);
    expect(await leadsTo('Ohne@karafa.example')).toBe('/de/newsletter?sent');
    const token = await tokenIn('ohne@karafa.example');
    expect((await mailsTo('ohne@karafa.example'))[0]).toMatchObject({ locale: 'de' });
    expect(await linked(token)).toMatchObject({
      selectedCategories: [at.alcohol, at.spirits, at.rum, at.wine, at.cutters],
    });
    await confirm(token);
    expect(await leadsTo('ohne@karafa.example')).toBe('/de/newsletter?exists');
  });

  test('the forms of the link confirm, choose and unsubscribe', async () => {
    await save('bez@karafa.example', [at.rum]);
    const token = await tokenIn('bez@karafa.example');
    const form = (fields: Record<string, string>) =>
      send(`/api/subscriber/links/${token}/form`, { lang: 'cs', ...fields });
    const confirmed = await form({ confirm: '1' });
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, `/newsletter/${token}?saved`]);
    expect((await linked(token)).state).toBe('active');
    await form({ [`category-${at.wine}`]: 'on', [`category-${at.cutters}`]: 'on', 'category-x': 'on' });
    expect(await linked(token)).toMatchObject({ selectedCategories: [at.wine, at.cutters] });
    // A category that has become forbidden meanwhile changes nothing.
    await form({ [`category-${at.tobacco}`]: 'on' });
    expect(await linked(token)).toMatchObject({ selectedCategories: [at.wine, at.cutters] });
    const ended = await send(`/api/subscriber/links/${token}/unsubscribe`, { lang: 'en' });
    expect([ended.statusCode, ended.headers.location]).toEqual([303, `/en/newsletter/${token}`]);
    expect((await linked(token)).state).toBe('unsubscribed');
  });
});
