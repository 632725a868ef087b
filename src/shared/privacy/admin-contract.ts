import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { adminPageField, idField } from '../contract/fields.ts';
import { erasureObstacles, erasureStates, requestDays } from './limits.ts';

const users = { scope: 'users' } as const;
const settings = { scope: 'settings' } as const;
const nothing = z.object({});

export const erasureRow = z
  .object({
    id: z.int(),
    account_id: z.int(),
    username: z.string(),
    state: z.enum(erasureStates),
    requested_at: z.iso.datetime(),
    requested_by: z.string().nullable().describe('The administrator; null: the user'),
    due_at: z.iso.datetime().nullable(),
    term_at: z.iso.datetime().describe('The latest time by law'),
    ended_at: z.iso.datetime().nullable(),
    obstacles: z.array(z.enum(erasureObstacles)),
  })
  .meta({ id: 'Erasure' });
export type ErasureRow = z.infer<typeof erasureRow>;

export const erasureQuery = z.object({
  show: z.enum(['open', 'ended']).default('open'),
  page: adminPageField,
});

export const retentionJob = z
  .object({
    task: z.string(),
    last: z
      .object({
        started_at: z.iso.datetime(),
        ended_at: z.iso.datetime().nullable(),
        removed: z.int().nullable(),
        error: z.string().nullable(),
      })
      .nullable(),
    removed_30_days: z.int(),
    failures_30_days: z.int(),
    next_at: z.iso.datetime(),
    is_queued: z.boolean(),
  })
  .meta({ id: 'RetentionJob' });
export type RetentionJob = z.infer<typeof retentionJob>;

export const adminPrivacyContract = {
  erasures: endpoint({
    method: 'GET',
    path: '/api/admin/erasures',
    summary: `Accounts that are to be erased, the oldest first, and erased ones; the law gives a month, we take ${requestDays} days`,
    access: users,
    query: erasureQuery,
    response: z.object({ erasures: z.array(erasureRow), page: z.int(), has_more: z.boolean() }),
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/{id}/erasure',
    summary: 'Records that a user asked for erasure; closes the account once nothing is open. Repeated without effect',
    access: users,
    needsReauthentication: true,
    params: z.object({ id: idField }),
    response: erasureRow,
    errors: ['erasure_ended'],
  }),
  keep: endpoint({
    method: 'DELETE',
    path: '/api/admin/accounts/{id}/erasure',
    summary: 'Cancels a request for erasure and opens the account again',
    access: users,
    params: z.object({ id: idField }),
    response: nothing,
    errors: ['erasure_ended'],
  }),
  retention: endpoint({
    method: 'GET',
    path: '/api/admin/retention',
    summary: 'Jobs that delete outdated data, with their latest runs',
    access: settings,
    response: z.object({ jobs: z.array(retentionJob) }),
  }),
  runRetention: endpoint({
    method: 'POST',
    path: '/api/admin/retention/{task}/runs',
    summary: 'Runs such a job now',
    access: settings,
    params: z.object({ task: z.string().max(60) }),
    response: nothing,
  }),
};
