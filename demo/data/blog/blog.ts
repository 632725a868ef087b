import { text, type Text } from '../../text.ts';
import type { ShopWords } from '../shops/demo-shop.ts';
import { absintheRitual } from './absinthe-ritual.ts';
import { beerAndGlass } from './beer-and-glass.ts';
import { cognacGrades } from './cognac-grades.ts';
import { collectingMiniatures } from './collecting-miniatures.ts';
import { controlStrip } from './control-strip.ts';
import { decanting } from './decanting.ts';
import { humidorSeason } from './humidor-season.ts';
import { photographingBottles } from './photographing-bottles.ts';
import { plumBrandy } from './plum-brandy.ts';
import { mulledWine } from './mulled-wine.ts';
import type { PostTexts } from './post-texts.ts';
import { rumLabel } from './rum-label.ts';
import { safeHandover } from './safe-handover.ts';
import { storingCigars } from './storing-cigars.ts';
import { whiskyRegions } from './whisky-regions.ts';
import { wineClasses } from './wine-classes.ts';

interface BlogCategory {
  readonly key: PostTexts['category'];
  readonly name: Text;
  readonly mayBeAdvertised: boolean;
}

export const blogCategories: readonly BlogCategory[] = [
  { key: 'spirits', name: text('Rum a destiláty', 'Rum and spirits', 'Rum und Spirituosen'), mayBeAdvertised: true },
  { key: 'wine-and-beer', name: text('Víno a pivo', 'Wine and beer', 'Wein und Bier'), mayBeAdvertised: true },
  {
    key: 'cigars',
    name: text('Doutníky a humidory', 'Cigars and humidors', 'Zigarren und Humidore'),
    mayBeAdvertised: false,
  },
  {
    key: 'collecting',
    name: text('Sběratelství a inzerce', 'Collecting and adverts', 'Sammeln und Anzeigen'),
    mayBeAdvertised: true,
  },
];

/** A post that is to be published in some days. */
export const scheduledPost = mulledWine;

/** Posts, the newest first. */
export const blogPosts = (words: ShopWords): readonly PostTexts[] => [
  rumLabel,
  controlStrip(words),
  wineClasses,
  humidorSeason,
  plumBrandy,
  photographingBottles,
  decanting,
  whiskyRegions,
  safeHandover,
  cognacGrades,
  beerAndGlass,
  storingCigars,
  collectingMiniatures,
  absintheRitual,
];
