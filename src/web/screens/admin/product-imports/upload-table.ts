import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { ErrorAnswer } from '#shared/errors.ts';
import type { productImportsContract } from '#shared/product-imports/admin-contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { fetchFromApi } from '#web/api/browser-api.ts';

type Uploaded = CallAnswer<(typeof productImportsContract)['upload']>;

/** @throws ApiError */
export async function uploadTable(file: File): Promise<Uploaded> {
  const body = new FormData();
  body.append('file', file);
  const answer = await fetchFromApi('/api/admin/product-imports', {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
  }).catch(() => {
    throw new ApiError(0, {});
  });
  const content: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new ApiError(answer.status, content as Partial<ErrorAnswer>);
  return content as Uploaded;
}
