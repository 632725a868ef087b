import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { contentContract } from '#shared/content/contract.ts';

export interface DocumentsData {
  readonly documents: CallAnswer<(typeof contentContract)['documents']>;
}
