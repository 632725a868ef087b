import type { AdminCarrier, CarrierInput } from '#shared/delivery/admin-contract.ts';
import {
  fieldError,
  fieldErrorsOf,
  notFound,
  throwFieldErrors,
  type FieldError,
  type FoundErrors,
} from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { addRecord, changeRecord } from '#server/platform/audit/change-record.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { refuseTaken, type TakenErrors } from '#server/platform/db/refuse-taken.ts';
import {
  insertCarrier,
  isCarrierCodeTaken,
  isKindFixed,
  listCarrierRecords,
  listPaymentMethodRecords,
  lockCarrier,
  replaceCarrierParts,
  updateCarrier,
  type CarrierRecord,
} from './admin-carrier.queries.ts';

const entity = 'carrier';
const takenErrors: TakenErrors = { carrier_code_key: { code: ['code_taken'] } };

export async function addCarrier(context: Context, actorId: number, input: CarrierInput): Promise<AdminCarrier> {
  return addRecord(context, {
    entity,
    actorId,
    insert: async (tx) => {
      throwFieldErrors(await findErrors(tx, input));
      const id = await insertCarrier(tx, input);
      if (id === undefined) throw fieldError('code', 'code_taken');
      await replaceCarrierParts(tx, id, input);
      return getCarrier(tx, id);
    },
  });
}

interface CarrierChange {
  readonly id: number;
  readonly actorId: number;
  readonly input: CarrierInput & { readonly version: string };
}

export async function changeCarrier(context: Context, { id, actorId, input }: CarrierChange): Promise<AdminCarrier> {
  return changeRecord(context, {
    entity,
    id,
    actorId,
    version: input.version,
    lock: async (tx) => ((await lockCarrier(tx, id)) ? getCarrier(tx, id) : undefined),
    update: async (tx) => {
      throwFieldErrors(await findErrors(tx, input, id));
      await refuseTaken(takenErrors, () => updateCarrier(tx, id, input));
      await replaceCarrierParts(tx, id, input);
      return getCarrier(tx, id);
    },
  });
}

/** Errors that only the database knows, of the valid fields of a form. @param id undefined for a new carrier */
export async function listCarrierErrors(
  { db }: Context,
  form: Partial<CarrierInput>,
  id?: number,
): Promise<FieldError['errors']> {
  return fieldErrorsOf(await findErrors(db, form, id));
}

/** Orders picked up at a branch are prepaid. */
async function findErrors(
  db: Queryable,
  { code, kind, payment_method_ids: ids = [] }: Partial<CarrierInput>,
  id?: number,
): Promise<FoundErrors> {
  const methods = await listPaymentMethodRecords(db);
  const chosen = ids.map((each) => methods.find((method) => method.id === each));
  const isUnknown = chosen.some((method) => method === undefined);
  const isUnpaid = kind === 'branch' && chosen.some((method) => method?.code !== 'card');
  const isTaken = code !== undefined && (await isCarrierCodeTaken(db, code, id));
  // Existing orders were placed for the carrier's present kind.
  const isFixed = id !== undefined && kind !== undefined && (await isKindFixed(db, id, kind));
  return {
    code: isTaken ? 'code_taken' : undefined,
    payment_method_ids: isUnknown ? 'invalid' : isUnpaid ? 'pickup_needs_online_payment' : undefined,
    kind: isFixed ? 'already_used' : undefined,
  };
}

async function getCarrier(tx: Tx, id: number): Promise<CarrierRecord> {
  const [carrier] = await listCarrierRecords(tx, id);
  if (!carrier) throw notFound();
  return carrier;
}
