import { loginCookies } from './demo-logins.ts';

/** Saves forms of the administration in a running product, as the administrator of the demo data. */
export function adminForms(origin: () => string) {
  async function call<Answer>(path: string, body?: object): Promise<Answer> {
    const { login } = await loginCookies(origin(), 'admin');
    const answer = await fetch(`${origin()}/api/admin/${path}`, {
      method: body ? 'PUT' : 'GET',
      headers: { authorization: `Bearer ${login}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  /**
   * Saves a form in which some fields are changed.
   * @param find reads it; by default from the path to which it is saved
   */
  async function edit<Stored extends object>(
    path: string,
    change: (stored: Stored) => object,
    find: () => Promise<Stored | undefined> = () => call(path),
  ): Promise<void> {
    const stored = (await find())!;
    await call(path, { ...stored, ...change(stored) });
  }

  return { call, edit };
}
