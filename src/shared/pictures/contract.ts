import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { pictureKey } from '../contract/fields.ts';

/** The key references the picture from other data and in `/pictures/{key}/{width}.{avif|webp}`. */
export const uploadedPicture = z
  .object({ key: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'UploadedPicture', description: 'Upright, at most 1600 pixels on the longer side' });
export type UploadedPicture = z.infer<typeof uploadedPicture>;

export const picturesContract = {
  upload: endpoint({
    method: 'POST',
    path: '/api/pictures',
    summary:
      'Uploads a JPEG, PNG, WebP or AVIF picture of at most 10 MB and 50 megapixels; an unused picture is removed after a day',
    access: 'account',
    upload: true,
    response: uploadedPicture,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/pictures/{key}',
    summary: 'Removes an uploaded picture of one’s own that nothing uses',
    access: 'account',
    params: z.object({ key: pictureKey }),
    response: z.object({}),
  }),
};
