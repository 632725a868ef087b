import { messages as partMessages } from 'virtual:part-messages';
import { setupI18n, type I18n, type MessageDescriptor } from '@lingui/core';
import type { Locale } from '#shared/i18n/locales.ts';
import { isPersonalRoute, type PersonalRouteId, type RouteId } from '#shared/i18n/paths.ts';

/** By language and screen. One for all who wait: the same page may be prefetched and requested at the same time. */
const byScreen = new Map<string, Promise<I18n>>();
/** Those that have the messages of their screen. Parts add their messages to them. */
const instances: I18n[] = [];
/** Parts of pages that were loaded. */
const openParts = new Set<string>();

interface Texts {
  readonly messages: Record<string, string>;
}

/**
 * The messages that a screen's page needs in a language: a separate chunk, loaded once. On the server all messages.
 * @param file of the messages, as the server names it for the first page, which then loads no list of all files
 */
export function loadI18n(locale: Locale, route: RouteId | 'error', file?: string): Promise<I18n> {
  const key = import.meta.env.SSR ? locale : `${locale}/${route}`;
  const known = byScreen.get(key);
  if (known) return known;
  const created = createI18n(locale, route, file);
  byScreen.set(key, created);
  // The next one tries again.
  created.catch(() => byScreen.delete(key));
  return created;
}

async function createI18n(locale: Locale, route: RouteId | 'error', file?: string): Promise<I18n> {
  const { messages: texts } = await textsOf(locale, route, file);
  const i18n = setupI18n({ locale, messages: { [locale]: texts } });
  // Parts that are opened from now on add their messages by themselves.
  instances.push(i18n);
  await Promise.all([...openParts].map((part) => addPartTexts(i18n, part)));
  return i18n;
}

/**
 * Loads a part of a page on demand, with its messages. The page does not wait for it. vite/messages-by-screen.ts finds
 * these parts by this function's name.
 * @param part the name of its messages, which the build fills in
 */
export function lazyPart<Module>(load: () => Promise<Module>, part?: string): () => Promise<Module> {
  if (import.meta.env.SSR) return load;
  // One promise for all who wait, so that they go on in their order.
  let loading: Promise<Module> | undefined;
  const begin = async () => {
    if (part === undefined) throw new Error('A lazy part without messages');
    openParts.add(part);
    const [module] = await Promise.all([load(), ...instances.map((i18n) => addPartTexts(i18n, part))]);
    return module;
  };
  return () =>
    (loading ??= begin().catch((error: unknown) => {
      // The next one tries again.
      loading = undefined;
      throw error;
    }));
}

/** A text of a lazy part outside components. */
export function lazyPartText(locale: Locale, text: MessageDescriptor): string {
  return instances.find((i18n) => i18n.locale === locale)!._(text);
}

async function addPartTexts(i18n: I18n, part: string): Promise<void> {
  const { messages } = await partMessages[i18n.locale as Locale]();
  const { messages: texts } = await messages[part]!();
  i18n.load(i18n.locale, texts);
}

async function textsOf(locale: Locale, route: RouteId | 'error', file?: string): Promise<Texts> {
  if (file !== undefined) return import(/* @vite-ignore */ file) as Promise<Texts>;
  if (!import.meta.env.SSR && route !== 'error' && isPersonalRoute(route)) {
    const personal = await import('virtual:personal-messages');
    return personal.messages[locale][route]();
  }
  const { messages } = await import('virtual:messages');
  return import.meta.env.SSR
    ? messages[locale].all()
    : messages[locale][route as Exclude<typeof route, PersonalRouteId>]();
}
