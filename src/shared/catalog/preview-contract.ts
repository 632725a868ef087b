import { z } from 'zod';
import { advertInput } from '../adverts/content-contract.ts';
import { endpoint } from '../contract/endpoint.ts';
import { idField, langField } from '../contract/fields.ts';
import { listingDetail } from './contract.ts';

/** For authors only: the contract of the catalogue is loaded by every visitor. */
export const advertPreviewContract = {
  show: endpoint({
    method: 'POST',
    path: '/api/me/advertisements/preview',
    summary: 'An advert as its page would show it, checked as on sending; stores nothing',
    access: 'account',
    query: z.object({ lang: langField }),
    body: advertInput.extend({ id: idField.nullable().default(null).describe('The advert that is being changed') }),
    response: listingDetail,
    limit: { max: 60, perMinutes: 10 },
  }),
};
