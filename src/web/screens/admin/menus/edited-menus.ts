import type { AdminMenus } from '#shared/content/menus-contract.ts';

type StoredLink = AdminMenus['top'][number];

/** A link being edited, with an id that stays while it is moved. */
export type EditedLink = StoredLink & { readonly id: string };

export interface EditedGroup {
  readonly id: string;
  readonly titles: StoredLink['texts'];
  readonly links: readonly EditedLink[];
}

export interface EditedMenus {
  readonly top: readonly EditedLink[];
  readonly footer: readonly EditedGroup[];
}

/** Stored rows get the same ids on the server and in the browser. */
export function editedMenus({ top, footer }: Omit<AdminMenus, 'version'>): EditedMenus {
  return {
    top: withIds('top', top),
    footer: footer.map(({ titles, links }, at) => ({
      id: `group-${at}`,
      titles,
      links: withIds(`group-${at}`, links),
    })),
  };
}

function withIds(list: string, links: readonly StoredLink[]): EditedLink[] {
  return links.map((link, at) => ({ ...link, id: `${list}-${at}` }));
}

/** What is sent and compared: without the ids. */
export function storedMenus({ top, footer }: EditedMenus) {
  const plain = (links: readonly EditedLink[]) => links.map(({ texts, target }) => ({ texts, target }));
  return { top: plain(top), footer: footer.map(({ titles, links }) => ({ titles, links: plain(links) })) };
}
