import type { FastifyInstance } from 'fastify';
import { administratorsContract, type Team } from '#shared/accounts/administrators-contract.ts';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { acceptInvitation, getInvitation } from './accept-invitation.ts';
import { listAdministrators } from './administrator.queries.ts';
import { endLoginsOf } from './end-logins.ts';
import { endInvitation, listOpenInvitations } from './invitation.queries.ts';
import { inviteAdministrator } from './invite-administrator.ts';

export function mountAdministrators(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'administrators', administratorsContract, {
    list: () => getTeam(context),
    invite: async ({ body }, { caller }) => {
      await inviteAdministrator(context, caller.accountId, body);
      return getTeam(context);
    },
    cancelInvitation: async ({ params: { id } }, { caller }) => {
      await cancelInvitation(context, id, caller.accountId);
      return getTeam(context);
    },
    endLogins: async ({ params: { id } }, { caller }) => {
      await endLoginsOf(context, { id, actorId: caller.accountId });
      return getTeam(context);
    },
    invitation: ({ params }) => getInvitation(context, params.token),
    accept: async ({ params }, { caller }) => ({
      scopes: await acceptInvitation(context, caller.accountId, params.token),
    }),
  });
}

async function getTeam({ db, now }: Context): Promise<Team> {
  const at = now();
  const [administrators, invitations] = await Promise.all([listAdministrators(db, at), listOpenInvitations(db)]);
  return {
    administrators: administrators.map(({ first_name: first, last_name: last, last_seen_at: seen, ...row }) => ({
      ...row,
      name: [first, last].filter(Boolean).join(' '),
      last_seen_at: seen?.toISOString() ?? null,
    })),
    invitations: invitations.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      is_expired: row.expires_at <= at,
    })),
  };
}

/** @throws not_found (404) when it was accepted or cancelled before */
async function cancelInvitation({ db, now }: Context, id: number, actorId: number): Promise<void> {
  const at = now();
  await db.transaction().execute(async (tx) => {
    const invitation = await endInvitation(tx, id, { state: 'cancelled', at });
    if (!invitation) throw notFound();
    const before = { name: invitation.email, scopes: invitation.scopes };
    const entity = 'administrator_invitation';
    await recordAudit(tx, [{ actorId, action: 'cancel_invitation', entity, entityId: id, before }], at);
  });
}
