import type { FastifyInstance } from 'fastify';
import { notFound } from '#shared/errors.ts';
import { consentsContract, type OwnConsents } from '#shared/privacy/consents-contract.ts';
import { outdatedBefore, retentionMonths } from '#shared/shop/retention.ts';
import type { Context } from '#server/context.ts';
import { findAccount } from '#server/features/accounts/index.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { deleteConsents, findSubscription, insertConsent, listConsents } from './consent.queries.ts';

const batch = 500;

export function mountConsents(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'consents', consentsContract, {
    record: async ({ body }, { caller }) => {
      await insertConsent(context.db, { ...body, accountId: caller?.accountId ?? null, at: context.now() });
      return {};
    },
    own: (_, { caller }) => listOwnConsents(context, caller.accountId),
  });
}

async function listOwnConsents({ db }: Context, accountId: number): Promise<OwnConsents> {
  const account = await findAccount(db, accountId);
  if (!account) throw notFound();
  const [cookies, subscription] = await Promise.all([
    listConsents(db, accountId),
    account.email === null ? undefined : findSubscription(db, account.email),
  ]);
  return {
    terms_at: account.terms_agreed_at?.toISOString() ?? null,
    age_at: account.age_confirmed_at?.toISOString() ?? null,
    newsletter: subscription
      ? { confirmed_at: subscription.confirmed_at?.toISOString() ?? null, wording: subscription.wording }
      : null,
    cookies: cookies.map(({ given_at, ...each }) => ({ ...each, given_at: given_at.toISOString() })),
  };
}

/** Deletes outdated choices. @returns how many */
export async function forgetConsents({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const before = outdatedBefore(now(), retentionMonths.consents);
  return inBatches(() => deleteConsents(db, before, batch));
}
