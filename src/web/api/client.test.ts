import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import type { Send } from './calls.ts';
import { createApiClient } from './client.ts';
import { onReauthenticationNeeded } from './personal-calls.ts';

const answering = (status: number, json: () => Promise<unknown>) =>
  createApiClient(() => Promise.resolve({ status, json }));

describe('the API client', () => {
  test('a truncated response is an error', async () => {
    const api = answering(200, () => Promise.reject(new DOMException('Aborted', 'AbortError')));
    await expect(api.lists.currencies()).rejects.toThrow('Aborted');
  });

  test('R-8.04 an error has the status, the code and the message of the server', async () => {
    const error = { statusCode: 404, code: 'not_found', message: 'Nic tu není' };
    const call = answering(404, () => Promise.resolve(error)).lists.currencies();
    await expect(call).rejects.toMatchObject({ status: 404, code: 'not_found', message: 'Nic tu není' });
  });

  test('an error response of another server has only its status', async () => {
    const call = answering(502, () => Promise.reject(new SyntaxError('<html>'))).lists.currencies();
    await expect(call).rejects.toEqual(new ApiError(502, {}));
  });
});

describe('a call that needs the password again', () => {
  const needed = { statusCode: 403, code: 'reauthentication_needed', message: 'Heslo' };
  const change = (api: ReturnType<typeof createApiClient>) =>
    api.accounts.requestEmailChange({ body: { email: 'a@b.cz' } });
  const refusingOnce = () => {
    const send = vi.fn<Send>().mockResolvedValueOnce({ status: 403, json: async () => needed });
    return send.mockResolvedValue({ status: 200, json: async () => ({ change: null }) });
  };

  test('R-5.14 is repeated with the same content once the password was entered', async () => {
    const send = refusingOnce();
    onReauthenticationNeeded(async () => true);
    expect(await change(createApiClient(send))).toEqual({ change: null });
    expect(send.mock.calls.map(([, { body }]) => body)).toEqual(Array(2).fill('{"email":"a@b.cz"}'));
  });

  test('R-5.14 fails with the message of the server when the dialog was closed', async () => {
    const send = refusingOnce();
    onReauthenticationNeeded(async () => false);
    await expect(change(createApiClient(send))).rejects.toMatchObject({ status: 403, code: needed.code });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
