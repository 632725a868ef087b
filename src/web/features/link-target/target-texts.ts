import { useLingui } from '@lingui/react/macro';
import type { CategoryNode } from '#shared/catalog/contract.ts';
import type { LinkedScreen, LinkKind, LinkTarget } from '#shared/content/link-target.ts';
import type { adminMenusContract } from '#shared/content/menus-contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { languages, locales } from '#shared/i18n/locales.ts';
import { usePage } from '#web/page/page-context.tsx';

/** What a link can be chosen from, besides screens and categories. */
export type LinkTargets = CallAnswer<(typeof adminMenusContract)['targets']>;

export function useScreenNames(): Readonly<Record<LinkedScreen, string>> {
  const { t } = useLingui();
  return {
    home: t`Úvodní stránka`,
    'products-new': t`Novinky`,
    'products-sale': t({ message: 'Akce', context: 'sale' }),
    search: t`Hledání`,
    blog: t`Blog`,
    documents: t`Dokumenty`,
    branches: t`Prodejny`,
    moderation: t`Přehled moderování`,
    withdrawal: t`Odstoupení od smlouvy`,
    complaint: t`Reklamace`,
    'account-advertisements-add': t`Přidání inzerátu`,
    register: t`Registrace`,
    favourites: t`Oblíbené`,
  };
}

export function useKindNames(): Readonly<Record<LinkKind, string>> {
  const { t } = useLingui();
  return {
    screen: t`Stránka portálu`,
    category: t({ message: 'Kategorie', context: 'one' }),
    info: t`Informační stránka`,
    post: t`Článek`,
    address: t`Adresa`,
  };
}

/** What a link leads to, in words: `Kategorie: Víno › Červené`. */
export function useTargetText({ info_pages: infoPages, posts }: LinkTargets): (target: LinkTarget) => string {
  const { t } = useLingui();
  const { tree } = usePage().shell;
  const screens = useScreenNames();
  const kinds = useKindNames();
  const nameOf = (target: LinkTarget) => {
    if (target.kind === 'screen') return screens[target.screen];
    if (target.kind === 'address') return target.address;
    const named = { category: listCategories(tree), info: infoPages, post: posts }[target.kind];
    return named.find(({ id }) => id === target.id)?.name ?? t`č. ${target.id}`;
  };
  return (target) => `${kinds[target.kind]}: ${nameOf(target)}`;
}

/** Says in which languages a link is left out, because it would lead to nothing there; undefined: in none. */
export function useMissingText({
  info_pages: infoPages,
  posts,
}: LinkTargets): (target: LinkTarget) => string | undefined {
  const { t } = useLingui();
  return (target) => {
    if (target.kind !== 'info' && target.kind !== 'post') return undefined;
    const named = { info: infoPages, post: posts }[target.kind].find(({ id }) => id === target.id);
    const missing = named?.missing_in ?? locales;
    if (missing.length === 0) return undefined;
    if (missing.length === locales.length) return t`Odkaz se neukazuje: stránka není veřejná v žádném jazyce.`;
    const names = missing.map((locale) => languages[locale].name).join(', ');
    return t`Bez překladu: ${names}. Odkaz se tam neukazuje.`;
  };
}

/** All categories, each named with its parents. */
export function listCategories(nodes: readonly CategoryNode[], parents = ''): { id: number; name: string }[] {
  return nodes.flatMap(({ id, name, subcategories }) => [
    { id, name: `${parents}${name}` },
    ...listCategories(subcategories, `${parents}${name} › `),
  ]);
}
