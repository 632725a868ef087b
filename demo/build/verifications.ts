import type { ServiceMethod, ServiceState } from '#shared/paid-services/services.ts';
import { defaultVerificationFee } from '#shared/verification/fee.ts';
import type { Shop } from '#shared/shop/shops.ts';
import type { Calendar } from '../calendar.ts';
import { mergeRows, type Rows } from '../rows.ts';
import { buildServiceRequest } from './service-request.ts';

interface Requested {
  readonly accountId: number;
  readonly state: ServiceState;
  readonly method: ServiceMethod;
  readonly daysAgo: number;
}

interface Accounts {
  readonly verifiedId: number;
  /** Users without a verified account. */
  readonly unverifiedIds: readonly number[];
  readonly administratorId: number;
}

/** Requests of verified accounts in every state. Their ids count from 1. */
export function buildVerifications(calendar: Calendar, shop: Shop, accounts: Accounts): Rows {
  const [one, two, three, four] = accounts.unverifiedIds;
  const requests: Requested[] = [
    { accountId: one!, state: 'refunded', method: 'card', daysAgo: 60 },
    { accountId: accounts.verifiedId, state: 'paid', method: 'card', daysAgo: 41 },
    { accountId: two!, state: 'cancelled', method: 'bank_transfer', daysAgo: 20 },
    { accountId: three!, state: 'waiting', method: 'card', daysAgo: 2 },
    { accountId: four!, state: 'waiting', method: 'bank_transfer', daysAgo: 1 },
  ];
  return mergeRows(
    ...requests.map((request, index) =>
      buildServiceRequest(calendar, shop, {
        ...request,
        id: index + 1,
        kind: 'verification',
        fee: defaultVerificationFee[shop.code],
        refundReason: 'Účet uživatel založil omylem dvakrát.',
        refundedBy: accounts.administratorId,
      }),
    ),
  );
}
