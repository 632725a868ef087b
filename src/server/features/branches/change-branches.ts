import type { AdminBranch, AdminClosure, BranchInput, ClosureInput } from '#shared/delivery/admin-branches-contract.ts';
import { normalisePostcode } from '#shared/accounts/postcode.ts';
import {
  fieldError,
  fieldErrorsOf,
  notFound,
  throwFieldErrors,
  type FieldError,
  type FoundErrors,
} from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { addRecord, changeRecord } from '#server/platform/audit/change-record.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { refuseTaken, type TakenErrors } from '#server/platform/db/refuse-taken.ts';
import {
  deleteClosureRow,
  insertBranch,
  insertClosure,
  isBranchCodeTaken,
  isClosedEverywhere,
  listBranchRecords,
  lockBranch,
  lockClosures,
  updateBranch,
  type BranchRecord,
} from './admin-branch.queries.ts';
import { dayIn } from './shop-calendar.ts';

const takenErrors: TakenErrors = { branch_code_key: { code: ['code_taken'] } };

export async function addBranch(context: Context, actorId: number, input: BranchInput): Promise<AdminBranch> {
  const { country } = context.config.shop;
  return addRecord(context, {
    entity: 'branch',
    actorId,
    insert: async (tx) => {
      const id = await insertBranch(tx, await checkBranch(tx, input, { country }), country);
      if (id === undefined) throw fieldError('code', 'code_taken');
      return getBranch(tx, id);
    },
  });
}

interface BranchChange {
  readonly id: number;
  readonly actorId: number;
  readonly input: BranchInput & { readonly version: string };
}

export async function changeBranch(context: Context, { id, actorId, input }: BranchChange): Promise<AdminBranch> {
  const { country } = context.config.shop;
  return changeRecord(context, {
    entity: 'branch',
    id,
    actorId,
    version: input.version,
    lock: async (tx) => ((await lockBranch(tx, id)) ? getBranch(tx, id) : undefined),
    update: async (tx) => {
      const checked = await checkBranch(tx, input, { country, id });
      await refuseTaken(takenErrors, () => updateBranch(tx, id, checked));
      return getBranch(tx, id);
    },
  });
}

/** @returns the input with the postcode in the country's format */
async function checkBranch(
  tx: Tx,
  input: BranchInput,
  { country, id }: { readonly country: string; readonly id?: number },
): Promise<BranchInput> {
  throwFieldErrors(await findErrors(tx, input, { country, ...(id !== undefined && { id }) }));
  return { ...input, postcode: normalisePostcode(country, input.postcode) ?? input.postcode };
}

/** Errors beyond the schema, of the valid fields of a form that it has refused. @param id undefined for a new branch */
export async function listBranchErrors(
  { db, config }: Context,
  form: Partial<BranchInput>,
  id?: number,
): Promise<FieldError['errors']> {
  return fieldErrorsOf(await findErrors(db, form, { country: config.shop.country, ...(id !== undefined && { id }) }));
}

async function findErrors(
  db: Queryable,
  { code, postcode }: Partial<BranchInput>,
  { country, id }: { readonly country: string; readonly id?: number },
): Promise<FoundErrors> {
  const isTaken = code !== undefined && (await isBranchCodeTaken(db, code, id));
  const isPostcode = !postcode || normalisePostcode(country, postcode) !== undefined;
  return { code: isTaken ? 'code_taken' : undefined, postcode: isPostcode ? undefined : 'postcode_invalid' };
}

async function getBranch(tx: Tx, id: number): Promise<BranchRecord> {
  const [branch] = await listBranchRecords(tx, id);
  if (!branch) throw notFound();
  return branch;
}

/**
 * Closes branches on a day, today at the earliest. A branch's own closure stays when all are closed on the same day:
 * it has its own reason and remains when the others reopen.
 */
export async function addClosure(
  { db, now, config: { shop } }: Context,
  actorId: number,
  input: ClosureInput,
): Promise<AdminClosure> {
  if (input.day < dayIn(shop.timeZone, now())) throw fieldError('day', 'invalid');
  return db.transaction().execute(async (tx) => {
    if (input.branch_id !== null && !(await lockBranch(tx, input.branch_id))) throw fieldError('branch_id', 'invalid');
    await lockClosures(tx);
    if (input.branch_id !== null && (await isClosedEverywhere(tx, input.day)))
      throw fieldError('day', 'closed_everywhere');
    const closure = await insertClosure(tx, input);
    if (!closure) throw fieldError('day', 'closure_repeated');
    const entry = { actorId, action: 'add', entity: 'branch_closure', entityId: closure.id, after: closure } as const;
    await recordAudit(tx, [entry], now());
    return closure;
  });
}

export async function deleteClosure({ db, now }: Context, actorId: number, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await deleteClosureRow(tx, id);
    if (!before) throw notFound();
    await recordAudit(tx, [{ actorId, action: 'delete', entity: 'branch_closure', entityId: id, before }], now());
  });
}
