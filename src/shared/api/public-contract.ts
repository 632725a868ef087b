import { catalogContract } from '../catalog/contract.ts';
import { contentContract } from '../content/contract.ts';
import { referenceDataContract } from '../reference-data/contract.ts';
import { settingsContract } from '../settings/contract.ts';

/** Calls that every visitor's browser may make. */
export const publicContract = {
  catalog: catalogContract,
  content: contentContract,
  lists: referenceDataContract,
  settings: settingsContract,
};
