import type { AdminCarrier, CarrierInput } from '#shared/delivery/admin-contract.ts';
import { FieldError, fieldError, notFound, type FieldErrorCode } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { addRecord, changeRecord } from '#server/platform/audit/change-record.ts';
import type { Tx } from '#server/platform/db/db.ts';
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
      await checkCarrier(tx, input);
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
      await checkCarrier(tx, input, id);
      await refuseTaken(takenErrors, () => updateCarrier(tx, id, input));
      await replaceCarrierParts(tx, id, input);
      return getCarrier(tx, id);
    },
  });
}

/** Orders picked up at a branch are prepaid. */
async function checkCarrier(tx: Tx, input: CarrierInput, id?: number): Promise<void> {
  const errors: Record<string, FieldErrorCode[]> = {};
  if (await isCarrierCodeTaken(tx, input.code, id)) errors.code = ['code_taken'];
  const methods = await listPaymentMethodRecords(tx);
  const chosen = input.payment_method_ids.map((each) => methods.find((method) => method.id === each));
  if (chosen.some((method) => method === undefined)) errors.payment_method_ids = ['invalid'];
  else if (input.kind === 'branch' && chosen.some((method) => method?.code !== 'card'))
    errors.payment_method_ids = ['pickup_needs_online_payment'];
  // Existing orders were placed for the carrier's present kind.
  if (id !== undefined && (await isKindFixed(tx, id, input.kind))) errors.kind = ['already_used'];
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
}

async function getCarrier(tx: Tx, id: number): Promise<CarrierRecord> {
  const [carrier] = await listCarrierRecords(tx, id);
  if (!carrier) throw notFound();
  return carrier;
}
