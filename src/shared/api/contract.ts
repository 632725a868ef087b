import { personalContract } from './personal-contract.ts';
import { publicContract } from './public-contract.ts';

/**
 * Every call of the API, by feature. The server mounts it, the typed client is made of it, the OpenAPI document
 * is generated from it. In the browser's build the schemas are left out (vite/contract-without-schemas.ts): only method
 * and path remain.
 */
export const contract = { ...publicContract, ...personalContract };

export type KarafaContract = typeof contract;
