import { adminAccountsContract } from '../accounts/admin-contract.ts';
import { accountsContract } from '../accounts/contract.ts';
import { adminAdvertsContract } from '../adverts/admin-contract.ts';
import { advertsContract } from '../adverts/contract.ts';
import { catalogContract } from '../catalog/contract.ts';
import { companiesContract } from '../companies/contract.ts';
import { contentContract } from '../content/contract.ts';
import { listsContract } from '../lists/contract.ts';
import { picturesContract } from '../pictures/contract.ts';
import { settingsContract } from '../settings/contract.ts';

/**
 * Every call of the API, by feature. The server mounts it, the typed client is made of it, the OpenAPI document
 * is generated from it. In the browser's build the schemas are left out (vite/contract-without-schemas.ts): only method and path remain.
 */
export const contract = {
  accounts: accountsContract,
  adminAccounts: adminAccountsContract,
  adminAdverts: adminAdvertsContract,
  adverts: advertsContract,
  catalog: catalogContract,
  companies: companiesContract,
  content: contentContract,
  lists: listsContract,
  pictures: picturesContract,
  settings: settingsContract,
};

export type KarafaContract = typeof contract;
