import { afterEach } from 'vitest';
import { useGatewayPayments } from './gateway-payments.ts';
import { createGopayServer, gopayKeys } from './gopay-server.ts';

/** Payments by GoPay with a local server in its place. */
export function useGopayPayments() {
  const gopay = createGopayServer();
  const payments = useGatewayPayments(gopay, {
    environment: () => ({
      GOPAY_GOID: gopayKeys.goid,
      GOPAY_CLIENT_ID: gopayKeys.clientId,
      GOPAY_CLIENT_SECRET: gopayKeys.clientSecret,
      GOPAY_URL: gopay.url,
    }),
  });
  afterEach(() => {
    gopay.tokenInstead = undefined;
    gopay.refundResult = 'FINISHED';
  });
  return {
    ...payments,
    gopay,
    /** Sends the notification that GoPay sends after a change of a payment. */
    notify: (id: string) => payments.inject({ url: `/api/payments/gopay/notice?${new URLSearchParams({ id })}` }),
  };
}
