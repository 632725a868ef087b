import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ageProofsContract, type AgeProofs } from '#shared/age-proofs/contract.ts';
import { ageProofUsableUntil } from '#shared/shop/age-levels.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { isSecureRequest } from '#server/platform/calls/secure-request.ts';
import { ageProofOwnerOf, findBrowser, markBrowser } from './age-browser.ts';
import { deleteAgeProofs, findAgeProof } from './age-proof.queries.ts';
import { finishAgeProof } from './finish-age-proof.ts';
import { callbackPath } from './settings.ts';
import { startAgeProof } from './start-age-proof.ts';

export function mountAgeProofs(app: FastifyInstance, context: Context): void {
  const { db, config } = context;
  mountCalls(app, 'ageProofs', ageProofsContract, {
    get: async (_input, { request }) => present(context, request),
    start: async ({ body: { provider, back_to: backTo, lang: locale } }, { request, reply, caller }) => {
      const browserHash = markBrowser(reply, isSecureRequest(request, config.http.publicUrl));
      const accountId = caller?.accountId;
      return { redirect: await startAgeProof(context, { provider, backTo, locale, accountId, browserHash }) };
    },
    remove: async (_input, { request }) => {
      await deleteAgeProofs(db, ageProofOwnerOf(request));
      return present(context, request);
    },
  });
  if (config.ageProviders.length > 0) mountCallback(app, context);
}

async function present({ db, config, now }: Context, request: FastifyRequest): Promise<AgeProofs> {
  const proof = await findAgeProof(db, ageProofOwnerOf(request), now());
  const usableUntil = proof && ageProofUsableUntil(proof.verified_at);
  return {
    providers: config.ageProviders.map(({ name, isTest }) => ({ name, is_test: isTest })),
    proof: proof
      ? {
          provider: proof.provider,
          verified_at: proof.verified_at.toISOString(),
          usable_until: usableUntil! > now() ? usableUntil!.toISOString() : null,
        }
      : null,
  };
}

/** Providers send the visitor here. The request comes from another site, so it has the cookie of its browser, but no login. */
function mountCallback(app: FastifyInstance, context: Context): void {
  app.get(
    callbackPath,
    { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: 600_000 } } },
    async (request, reply) => {
      const query = new URL(request.url, 'http://localhost').searchParams;
      const path = await finishAgeProof(context, { query, browserHash: findBrowser(request) });
      // The address holds the provider's code.
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      return reply.redirect(path, 303);
    },
  );
}
