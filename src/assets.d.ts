declare module '*.po' {
  export const messages: Record<string, string>;
}

declare module '*.css';

/** Whether the code runs on the server; Vite writes it in, and what is behind it is left out of the browser's files. */
interface ImportMeta {
  readonly env: { readonly SSR: boolean };
}

/** Made by vite/messages-by-screen.ts. `all` exists on the server only. */
declare module 'virtual:messages' {
  type Loader = () => Promise<{ messages: Record<string, string> }>;
  type Personal = import('#shared/i18n/paths.ts').PersonalRouteId;
  type Public = Exclude<import('#shared/i18n/paths.ts').RouteId, Personal> | 'error' | 'all';
  export const messages: Record<import('#shared/i18n/locales.ts').Locale, Record<Public, Loader>>;
}

/** Of what `lazyPart` loads. */
declare module 'virtual:part-messages' {
  type Loader = () => Promise<{ messages: Record<string, string> }>;
  type List = () => Promise<{ messages: Record<string, Loader> }>;
  export const messages: Record<import('#shared/i18n/locales.ts').Locale, List>;
}

declare module 'virtual:personal-messages' {
  type Loader = () => Promise<{ messages: Record<string, string> }>;
  type Personal = import('#shared/i18n/paths.ts').PersonalRouteId;
  export const messages: Record<import('#shared/i18n/locales.ts').Locale, Record<Personal, Loader>>;
}
