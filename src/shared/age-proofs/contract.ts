import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { langField } from '../contract/fields.ts';
import { ageProofPlaces, ageProviderNames } from './providers.ts';

const provider = z.enum(ageProviderNames as [(typeof ageProviderNames)[number]]);

const ageProofs = z
  .object({
    providers: z
      .array(z.object({ name: provider, is_test: z.boolean().describe('Verifies invented people only') }))
      .describe('Empty: no provider is connected'),
    proof: z
      .object({
        provider: z.string(),
        verified_at: z.iso.datetime(),
        usable_until: z.iso
          .datetime()
          .nullable()
          .describe('Until when goods can be ordered that require it; null: no longer'),
      })
      .nullable(),
  })
  .meta({ id: 'AgeProofs' });
export type AgeProofs = z.infer<typeof ageProofs>;

/** A provider's confirmation that the caller is an adult, for the account, or for a guest's browser. */
export const ageProofsContract = {
  get: endpoint({
    method: 'GET',
    path: '/api/age-proof',
    summary: 'Who can confirm the age, and whether somebody has',
    response: ageProofs,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/age-proof/requests',
    summary: 'Begins a verification; the browser then visits the provider',
    body: z.object({ provider, back_to: z.enum(ageProofPlaces), lang: langField }),
    response: z.object({ redirect: z.url() }),
    errors: ['age_provider_unavailable'],
    limit: { max: 20, perMinutes: 10 },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/age-proof',
    summary: 'Deletes the confirmation of the account and of this browser',
    response: ageProofs,
  }),
};
