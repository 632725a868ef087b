import { setupI18n, type I18n, type MessageDescriptor } from '@lingui/core';
import { messages } from 'virtual:messages';
import type { Locale } from '#shared/i18n/locales.ts';
import { isPersonalRoute, type RouteId } from '#shared/i18n/paths.ts';

const instances = new Map<string, I18n>();
let isPartOpen = false;

/** The messages that a screen's page needs in a language: a separate chunk, loaded once. On the server all messages. */
export async function loadI18n(locale: Locale, route: RouteId | 'error'): Promise<I18n> {
  const key = import.meta.env.SSR ? locale : `${locale}/${route}`;
  const known = instances.get(key);
  if (known) return known;
  const { messages: texts } = await (import.meta.env.SSR ? messages[locale].all() : textsOf(locale, route));
  const i18n = setupI18n({ locale, messages: { [locale]: texts } });
  // Set only when complete: the same page may be prefetched and requested at the same time.
  if (isPartOpen) await addPartTexts(i18n);
  instances.set(key, i18n);
  return i18n;
}

/**
 * Loads a part of a page on demand, with the messages of all such parts. The page does not wait for it.
 * vite/messages-by-screen.ts finds these parts by this function's name.
 */
export function lazyPart<Module>(load: () => Promise<Module>): () => Promise<Module> {
  if (import.meta.env.SSR) return load;
  // One promise for all who wait, so that they go on in their order.
  let loading: Promise<Module> | undefined;
  const begin = async () => {
    isPartOpen = true;
    const [part] = await Promise.all([load(), ...[...instances.values()].map(addPartTexts)]);
    return part;
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
  return [...instances.values()].find((i18n) => i18n.locale === locale)!._(text);
}

async function addPartTexts(i18n: I18n): Promise<void> {
  const { messages: texts } = await messages[i18n.locale as Locale]['lazy-parts']();
  i18n.load(i18n.locale, texts);
}

async function textsOf(locale: Locale, route: RouteId | 'error') {
  if (route === 'error' || !isPersonalRoute(route)) return messages[locale][route]();
  const personal = await import('virtual:personal-messages');
  return personal.messages[locale][route]();
}
