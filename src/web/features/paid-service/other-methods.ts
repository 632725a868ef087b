import type { ServiceRequest } from '#shared/paid-services/contract.ts';
import type { ServiceMethod } from '#shared/paid-services/services.ts';

/** The ways of payment that the page does not show already: a request by transfer shows where to send the money. */
export function otherMethods(methods: readonly ServiceMethod[], request: ServiceRequest | null): ServiceMethod[] {
  const isTransferShown = request?.bank_transfer != null;
  return methods.filter((each) => each !== 'bank_transfer' || !isTransferShown);
}
