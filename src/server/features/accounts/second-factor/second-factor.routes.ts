import type { FastifyInstance } from 'fastify';
import { secondFactorContract } from '#shared/accounts/second-factor-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { qrAddress } from '#server/platform/qr/draw-qr.ts';
import { findAccount } from '../account.queries.ts';
import { renewCodes, switchOffSecondFactor } from './change-second-factor.ts';
import { countRecoveryCodes } from './second-factor.queries.ts';
import { beginSecondFactor, confirmSecondFactor } from './switch-on-second-factor.ts';

export function mountSecondFactor(app: FastifyInstance, context: Context): void {
  const { db } = context;
  mountCalls(app, 'secondFactor', secondFactorContract, {
    state: async (_input, { caller: { accountId } }) => {
      const [account, codes] = await Promise.all([findAccount(db, accountId), countRecoveryCodes(db, accountId)]);
      const is_required = context.config.isAdminFactorNeeded;
      return { is_required, since: account?.second_factor_confirmed_at?.toISOString() ?? null, recovery_codes: codes };
    },
    begin: async ({ body }, { caller }) => {
      const { secret, uri } = await beginSecondFactor(context, caller.accountId, body.password);
      return { secret, uri, qr: qrAddress(uri) };
    },
    confirm: async ({ body }, { caller }) => ({
      recovery_codes: await confirmSecondFactor(context, caller.accountId, body.code),
    }),
    renewRecoveryCodes: async ({ body }, { caller }) => ({
      recovery_codes: await renewCodes(context, caller.accountId, body),
    }),
    switchOff: async ({ body }, { caller }) => {
      await switchOffSecondFactor(context, caller.accountId, body);
      return {};
    },
  });
}
