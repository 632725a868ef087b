import { personalContract } from './personal-contract.ts';
import { publicContract } from './public-contract.ts';

/**
 * Every call of the API, by feature. The server mounts it, the typed client is derived from it, and the OpenAPI
 * document is generated from it. The browser build strips the schemas (vite/contract-without-schemas.ts): only method
 * and path remain.
 */
export const contract = { ...publicContract, ...personalContract };

export type KarafaContract = typeof contract;
