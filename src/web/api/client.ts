import type { KarafaContract } from '#shared/api/contract.ts';
import type { publicContract } from '#shared/api/public-contract.ts';
import type { CallAnswer, CallInput, Endpoint } from '#shared/contract/endpoint.ts';
import type { AnyInput, CallOptions, Send } from './calls.ts';

type Caller<E extends Endpoint> = (
  ...[input, options]: keyof CallInput<E> extends never ? [undefined?, CallOptions?] : [CallInput<E>, CallOptions?]
) => Promise<CallAnswer<E>>;

/** One function per call, grouped by feature: `api.catalog.category({ params: { id: 3 }, query: { lang: 'en' } })`. */
export type ApiClient = {
  readonly [Feature in keyof KarafaContract]: {
    readonly [Name in keyof KarafaContract[Feature]]: KarafaContract[Feature][Name] extends infer E extends Endpoint
      ? E extends { readonly upload: true }
        ? never // Files are sent with XMLHttpRequest, which reports progress.
        : Caller<E>
      : never;
  };
};

const publicFeatures = ['catalog', 'content', 'lists', 'settings'] satisfies (keyof typeof publicContract)[];

/** Contracts are loaded with the first call: a page that the server has rendered makes none. */
export function createApiClient(send: Send): ApiClient {
  return new Proxy<Record<string, object>>(
    {},
    { get: (features, feature: string) => (features[feature] ??= callsOf(feature, send)) },
  ) as unknown as ApiClient;
}

function callsOf(feature: string, send: Send): object {
  const isPublic = (publicFeatures as string[]).includes(feature);
  return new Proxy(
    {},
    {
      get:
        (_calls, name: string) =>
        async (...args: [AnyInput?, CallOptions?]) => {
          const { publicCall, sendCall } = await import('./calls.ts');
          if (isPublic) return sendCall(publicCall(feature, name), send, ...args);
          const { personalCall, reauthenticated } = await import('./personal-calls.ts');
          return reauthenticated(() => sendCall(personalCall(feature, name), send, ...args));
        },
    },
  );
}
