import { comgateKeys, createComgateServer } from './comgate-server.ts';
import { useGatewayPayments } from './gateway-payments.ts';

/** Payments by Comgate with a local server in its place. */
export function useComgatePayments() {
  const comgate = createComgateServer();
  const { merchant, secret } = comgateKeys;
  const payments = useGatewayPayments(comgate, {
    environment: () => ({ COMGATE_MERCHANT: merchant, COMGATE_SECRET: secret, COMGATE_URL: comgate.url }),
  });
  return {
    ...payments,
    comgate,
    begin: async (): Promise<{ id: number; transId: string }> => {
      const { id, providerId: transId } = await payments.begin();
      return { id, transId };
    },
    /** Sends the webhook that Comgate sends after a change of a payment. */
    notify: (fields: Record<string, string>) =>
      payments.inject({
        method: 'POST',
        url: '/api/payments/comgate/notice',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ merchant, secret, ...fields }).toString(),
      }),
  };
}
