import type { AdminGroup, GroupInput } from '#shared/accounts/admin-groups-contract.ts';
import { fieldError, groupHasMembers, notFound, type FieldError } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { refuseTaken, type TakenErrors } from '#server/platform/db/refuse-taken.ts';
import { ensureVersion, versionOf } from '#server/platform/db/row-version.ts';
import {
  countMembers,
  deleteGroupRow,
  insertGroup,
  isGroupNameTaken,
  listGroupsWithMembers,
  lockGroup,
  updateGroup,
  type GroupRow,
} from './user-group.queries.ts';

const entity = 'user_group';
const takenErrors: TakenErrors = { user_group_name_key: { name: ['name_taken'] } };

export async function listAdminGroups({ db }: Context): Promise<AdminGroup[]> {
  return (await listGroupsWithMembers(db)).map(({ members, ...group }) => present(group, members));
}

export async function addGroup({ db, now }: Context, actorId: number, input: GroupInput): Promise<AdminGroup> {
  return db.transaction().execute(async (tx) => {
    const after = await insertGroup(tx, input);
    if (!after) throw fieldError('name', 'name_taken');
    await recordAudit(tx, [{ actorId, action: 'add', entity, entityId: after.id, after }], now());
    return present(after, 0);
  });
}

interface GroupChange {
  readonly id: number;
  readonly actorId: number;
  readonly input: GroupInput & { readonly version: string };
}

export async function changeGroup({ db, now }: Context, { id, actorId, input }: GroupChange): Promise<AdminGroup> {
  return db.transaction().execute(async (tx) => {
    const before = await lockGroup(tx, id);
    if (!before) throw notFound();
    ensureVersion(before, input.version, present(before, await countMembers(tx, id)));
    if (await isGroupNameTaken(tx, input.name, id)) throw fieldError('name', 'name_taken');
    const after = await refuseTaken(takenErrors, () => updateGroup(tx, id, input));
    await recordAudit(tx, [{ actorId, action: 'change', entity, entityId: id, before, after }], now());
    return present(after, await countMembers(tx, id));
  });
}

/** The error of a name that is taken, in a form that its schema has refused. @param id undefined for a new group */
export async function listGroupErrors(
  { db }: Context,
  { name }: Partial<GroupInput>,
  id?: number,
): Promise<FieldError['errors']> {
  return name !== undefined && (await isGroupNameTaken(db, name, id)) ? { name: ['name_taken'] } : {};
}

export async function deleteGroup({ db, now }: Context, actorId: number, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await lockGroup(tx, id);
    if (!before) throw notFound();
    if ((await countMembers(tx, id)) > 0) throw groupHasMembers();
    await deleteGroupRow(tx, id);
    await recordAudit(tx, [{ actorId, action: 'delete', entity, entityId: id, before }], now());
  });
}

/** The version ignores the number of members, which the form does not edit. */
function present(group: GroupRow, members: number): AdminGroup {
  return { ...group, members, version: versionOf(group) };
}
