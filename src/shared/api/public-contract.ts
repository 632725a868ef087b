import { catalogContract } from '../catalog/contract.ts';
import { contentContract } from '../content/contract.ts';
import { referenceDataContract } from '../reference-data/contract.ts';
import { settingsContract } from '../settings/contract.ts';

/** What every visitor's browser calls. */
export const publicContract = {
  catalog: catalogContract,
  content: contentContract,
  lists: referenceDataContract,
  settings: settingsContract,
};
