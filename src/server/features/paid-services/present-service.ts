import type { ServiceDocument, ServiceRequest } from '#shared/paid-services/contract.ts';
import type { ServiceMethod } from '#shared/paid-services/services.ts';
import type { Context } from '#server/context.ts';
import { listServiceDocuments } from '#server/features/orders/index.ts';
import { bankTransferOf, paymentStateOf } from '#server/features/payments/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { findCustomer, storedCustomer, type Customer } from './customer.ts';
import { listActiveMethods, type ServiceRow } from './service.queries.ts';

/** What a user needs to know before paying; of the open request, if there is one. */
export async function presentPaying(
  { db, config }: Context,
  accountId: number,
  open: ServiceRow | undefined,
): Promise<{ tax_rate: number; methods: ServiceMethod[]; customer: Customer | null }> {
  const customer = open ? storedCustomer.parse(open.customer) : await findCustomer(db, accountId);
  return {
    tax_rate: open?.tax_rate ?? config.shop.taxRates[0]!,
    methods: await listActiveMethods(db),
    customer: customer ?? null,
  };
}

/** A request that waits for its payment. */
export async function presentRequest({ db, config }: Context, row: ServiceRow): Promise<ServiceRequest> {
  const { kind, id, number, method, fee_minor: amount, currency_code: currency } = row;
  return {
    number,
    method,
    started_at: row.started_at.toISOString(),
    payment_state: await paymentStateOf(db, { kind, id }),
    bank_transfer:
      method === 'bank_transfer'
        ? bankTransferOf(config, { amount, currency, variableSymbol: number, message: number })
        : null,
  };
}

type Documents = (row: Pick<ServiceRow, 'id'>) => ServiceDocument[];

/** The documents of requests, with the addresses for their owner. */
export function ownDocumentsOf(db: Queryable, rows: readonly ServiceRow[]): Promise<Documents> {
  return documentsOf(db, rows, () => '/api/me/services/documents');
}

/** The documents of requests, with the addresses for administrators. */
export function adminDocumentsOf(db: Queryable, rows: readonly ServiceRow[]): Promise<Documents> {
  return documentsOf(db, rows, (id) => `/api/admin/services/${id}/documents`);
}

async function documentsOf(
  db: Queryable,
  services: readonly ServiceRow[],
  folderOf: (id: number) => string,
): Promise<Documents> {
  const documents = await listServiceDocuments(
    db,
    services.map(({ id }) => id),
  );
  return ({ id }) =>
    (documents.get(id) ?? []).map(({ number, kind }) => ({
      number,
      kind: kind === 'invoice' ? 'invoice' : 'credit_note',
      path: `${folderOf(id)}/${number}.pdf`,
    }));
}
