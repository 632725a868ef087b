import type { FastifyInstance } from 'fastify';
import { adminPackagesContract } from '#shared/catalog/admin-packages-contract.ts';
import { packageLabel } from '#shared/catalog/package-label.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { withVersion } from '#server/platform/db/row-version.ts';
import { addPackage, changePackage, recordOf, removePackage } from './change-packages.ts';
import { startPackageMerge } from './merge-package.ts';
import { listPackageRows } from './package.queries.ts';

export function mountAdminPackages(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'adminPackages', adminPackagesContract, {
    list: async ({ query }) => {
      const rows = await listPackageRows(context.db);
      return rows.map(({ listings, is_used, merging_into: intoId, ...record }) => {
        const into = rows.find(({ id }) => id === intoId);
        return {
          ...withVersion(recordOf(record)),
          label: packageLabel(record, query.lang),
          listings,
          is_used,
          merging_into: into ? packageLabel(into, query.lang) : null,
        };
      });
    },
    add: async ({ body }, { caller }) => ({ id: (await addPackage(context, caller.accountId, body)).id }),
    change: async ({ params, body }, { caller }) => {
      const { version } = await changePackage(context, caller.accountId, { ...body, id: params.id });
      return { version };
    },
    merge: async ({ params, body }, { caller }) => {
      await startPackageMerge(context, { id: params.id, actorId: caller.accountId, into: body.into });
      return {};
    },
    delete: async ({ params }, { caller }) => {
      await removePackage(context, caller.accountId, params.id);
      return {};
    },
  });
}
