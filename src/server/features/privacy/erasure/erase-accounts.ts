import type { Context } from '#server/context.ts';
import { eraseAccount, lockAccount } from '#server/features/accounts/index.ts';
import type { PersonalData } from '../inventory/kinds.ts';
import { personalData } from '../inventory/personal-data.ts';
import { closeWaiting } from './close-account.ts';
import {
  endErasure,
  listDue,
  lockOpenErasure,
  postpone,
  setStepsDone,
  startErasing,
  type ErasureRecord,
} from './account-erasure.queries.ts';
import { blankColumns, deleteRows, readIdentity, redactColumns } from './erase.queries.ts';
import { patternOf } from './identifiers.ts';
import { listObstacles } from './obstacles.queries.ts';
import { specialSteps, type Erasing } from './special-steps.ts';

const atOnce = 20;
const day = 86_400_000;
/** The account comes after all others: until then it says what to look for. */
const steps = personalData.filter(({ table }) => table !== 'account');

/**
 * Erases the data of accounts that were closed long enough ago, by the steps of the inventory. Each step commits by
 * itself and may run again, so a worker that dies goes on where it was. @returns how many accounts
 */
export async function eraseAccounts(context: Context): Promise<number> {
  await closeWaiting(context);
  let erased = 0;
  for (const due of await listDue(context.db, context.now(), atOnce)) {
    if (due.state === 'closing' && !(await begin(context, due))) continue;
    await erase(context, due);
    erased++;
  }
  return erased;
}

/** @returns false when something has been opened meanwhile; it is tried again a day later */
async function begin({ db, now }: Context, { account_id: accountId }: ErasureRecord): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const erasure = await lockOpenErasure(tx, accountId);
    if (erasure?.state !== 'closing') return erasure?.state === 'erasing';
    const isObstructed = (await listObstacles(tx, accountId)).length > 0;
    if (isObstructed) await postpone(tx, erasure.id, new Date(now().getTime() + day));
    else await startErasing(tx, erasure.id);
    return !isObstructed;
  });
}

async function erase(context: Context, { id, account_id: accountId, steps_done: done }: ErasureRecord): Promise<void> {
  const { db } = context;
  const identity = await readIdentity(db, accountId);
  if (!identity) return;
  const person = { id: accountId, email: identity.email };
  // A pattern that matches nothing, for an account without any name.
  const erasing = { person, pattern: patternOf(identity) ?? '$.' };
  for (const [index, data] of steps.entries()) {
    if (index < done) continue;
    await eraseFrom(context, data, erasing);
    await setStepsDone(db, id, index + 1);
  }
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    await eraseAccount(tx, accountId);
    await endErasure(tx, id, 'erased', context.now());
  });
  context.log.info('An account was erased', { account: accountId });
}

async function eraseFrom(context: Context, data: PersonalData, erasing: Erasing): Promise<void> {
  const { erasure } = data;
  const { db } = context;
  if (erasure.how === 'delete') await deleteRows(db, data, erasing.person);
  if (erasure.how === 'blank') await blankColumns(db, { ...data, values: erasure.values }, erasing.person);
  if (erasure.how === 'redact') await redactColumns(db, { ...data, columns: erasure.columns }, erasing);
  if (erasure.how === 'special') {
    const step = specialSteps[data.table];
    if (!step) throw new Error(`No step erases ${data.table}.`);
    await step(context, erasing);
  }
}
