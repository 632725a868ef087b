interface SiteCategories {
  readonly heureka_category: string | null;
  readonly zbozi_category: string | null;
  readonly google_category: string | null;
}

const none: SiteCategories = { heureka_category: null, zbozi_category: null, google_category: null };

/** Where price comparison sites list the goods of some categories, by id; the others inherit it. Google's are its numbers. */
const entered: Readonly<Record<number, SiteCategories>> = {
  1: spirits('Alkohol', 'Alkoholické nápoje', '499676'),
  3: spirits('Alkohol | Rumy', 'Alkoholické nápoje | Destiláty | Rumy', '2605'),
  32: spirits('Alkohol | Whisky', 'Alkoholické nápoje | Destiláty | Whisky', '1926'),
  54: spirits('Alkohol | Giny', 'Alkoholické nápoje | Destiláty | Giny', '1671'),
  96: spirits('Alkohol | Vína', 'Alkoholické nápoje | Vína', '421'),
  139: spirits('Alkohol | Piva', 'Alkoholické nápoje | Piva', '414'),
};

export function siteCategories(id: number): SiteCategories {
  return entered[id] ?? none;
}

function spirits(heureka: string, zbozi: string, google: string): SiteCategories {
  return {
    heureka_category: `Jídlo a nápoje | Nápoje | ${heureka}`,
    zbozi_category: `Potraviny a nápoje | Nápoje | ${zbozi}`,
    google_category: google,
  };
}
