import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { adminBankContract } from '#shared/bank-statements/admin-contract.ts';
import type { ErrorAnswer } from '#shared/errors.ts';
import { ApiError } from '#web/api/api-error.ts';
import { fetchFromApi } from '#web/api/browser-api.ts';

export type ImportedStatements = CallAnswer<(typeof adminBankContract)['import']>;

/** @throws ApiError */
export async function uploadStatement(file: File): Promise<ImportedStatements> {
  const body = new FormData();
  body.append('file', file);
  const answer = await fetchFromApi('/api/admin/bank-statements', {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
  }).catch(() => {
    throw new ApiError(0, {});
  });
  const content: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new ApiError(answer.status, content as Partial<ErrorAnswer>);
  return content as ImportedStatements;
}
