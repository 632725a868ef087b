import { catalogContract } from '../catalog/contract.ts';
import { contentContract } from '../content/contract.ts';
import { listsContract } from '../lists/contract.ts';
import { settingsContract } from '../settings/contract.ts';

/** What every visitor's browser calls. */
export const publicContract = {
  catalog: catalogContract,
  content: contentContract,
  lists: listsContract,
  settings: settingsContract,
};
