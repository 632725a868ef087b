import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { erasureObstacles, exportHours, exportStates } from './limits.ts';

const account = 'account' as const;
const nothing = z.object({});
const ofToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

const keptLine = z.object({
  table: z.string(),
  months: z.int().nullable(),
  years: z.int().nullable(),
  reason: z.enum(['tax', 'claims', 'fraud', 'reports', 'proof', 'logs']),
});

export const dataExport = z
  .object({
    state: z.enum(exportStates),
    requested_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable(),
    bytes: z.int().nullable(),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof dataExport>;

export const privacyOverview = z
  .object({
    export: dataExport.nullable().describe('The latest archive of one’s data'),
    may_export_from: z.iso.datetime().nullable().describe('Null: now'),
    obstacles: z.array(z.enum(erasureObstacles)).describe('What has to end before the account can be closed'),
    kept: z.array(keptLine).describe('What the law keeps after the erasure'),
  })
  .meta({ id: 'PrivacyOverview' });
export type PrivacyOverview = z.infer<typeof privacyOverview>;

const closing = z.object({ username: z.string(), due_at: z.iso.datetime(), is_cancelled: z.boolean() });
export type Closing = z.infer<typeof closing>;

export const privacyContract = {
  get: endpoint({
    method: 'GET',
    path: '/api/me/privacy',
    summary: 'The archive of one’s data, and what the erasure of the account would mean',
    access: account,
    response: privacyOverview,
  }),
  requestExport: endpoint({
    method: 'POST',
    path: '/api/me/data-exports',
    summary: `Orders the archive of one's data, one a day; a mail tells when it is ready, for ${exportHours} hours`,
    access: account,
    needsReauthentication: true,
    response: dataExport,
    errors: ['export_limit'],
  }),
  checkDownload: endpoint({
    method: 'POST',
    path: '/api/me/data-exports/download',
    summary: 'Whether the archive can be downloaded now from `/api/me/data-export.zip`',
    access: account,
    needsReauthentication: true,
    response: z.object({ export: dataExport }),
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/me/erasure',
    summary: 'Closes the account at once and erases its data after 14 days; ends all logins',
    access: account,
    needsReauthentication: true,
    body: z.object({ is_sure: z.literal(true) }),
    response: z.object({ due_at: z.iso.datetime() }),
    errors: ['erasure_obstructed'],
  }),
  closing: endpoint({
    method: 'GET',
    path: '/api/closed-accounts/{token}',
    summary: 'The closed account of a link from the mail',
    params: ofToken,
    response: closing,
    limit: { max: 30, perMinutes: 1 },
  }),
  keep: endpoint({
    method: 'DELETE',
    path: '/api/closed-accounts/{token}',
    summary: 'Opens the closed account again; repeated without effect',
    params: ofToken,
    response: nothing,
    errors: ['erasure_ended'],
    limit: { max: 30, perMinutes: 1 },
  }),
};
