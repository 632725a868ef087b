import { catalogContract } from '../catalog/contract.ts';
import { contentContract } from '../content/contract.ts';
import { listsContract } from '../lists/contract.ts';
import { settingsContract } from '../settings/contract.ts';

/**
 * Every call of the API, by feature. The server mounts it, the typed client is made of it, the OpenAPI document
 * is generated from it. In the browser's build the schemas are left out (vite/contract-without-schemas.ts): only method and path remain.
 */
export const contract = {
  catalog: catalogContract,
  content: contentContract,
  lists: listsContract,
  settings: settingsContract,
};

export type KarafaContract = typeof contract;
