import { describe, expect, test } from 'vitest';
import { ApiError, createApiClient } from './client.ts';

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
