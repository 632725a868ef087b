import type { ageRules, Pictogram, UnitPriceUnit } from '#shared/catalog/limits.ts';
import { readTextBlocks, type Text } from '../../text.ts';
import { alcoholCategories } from './alcohol.ts';
import tree from './categories.json';
import { otherCategories } from './other.ts';

type AgeRule = (typeof ageRules)[number];

export interface Category {
  readonly id: number;
  readonly parent_id: number | null;
  readonly level: number;
  readonly name: Text;
  readonly slug: Text;
  readonly description: Text | undefined;
  readonly pictogram: Pictogram | undefined;
  readonly age_rule: AgeRule;
  readonly unit_price_unit: UnitPriceUnit | undefined;
  readonly may_be_advertised: boolean;
  readonly may_be_discounted: boolean;
  readonly is_delivered_at_home_only: boolean;
}

/** The branches of the tree are runs of ids: a category's descendants follow it. */
const branch = {
  alcohol: [1, 150],
  tobacco: [151, 189],
  tobaccoProducts: [151, 172],
  cigars: [152, 166],
  pipeTobacco: [167, 172],
} as const;
const giftSets = 150;
const rareBottles = 202;

const isIn = (id: number, [from, to]: readonly [number, number]) => id >= from && id <= to;

const pictograms: Readonly<Record<number, Pictogram>> = {
  1: 'bottle',
  2: 'bottle',
  3: 'bottle',
  32: 'glass',
  54: 'glass',
  60: 'glass',
  63: 'bottle',
  70: 'carafe',
  79: 'glass',
  80: 'glass',
  85: 'bottle',
  91: 'glass',
  92: 'glass',
  93: 'bottle',
  94: 'bottle',
  95: 'shaker',
  96: 'wine',
  97: 'wine',
  111: 'wine',
  125: 'wine',
  126: 'wine',
  131: 'wine',
  137: 'star',
  138: 'bottle',
  139: 'beer',
  140: 'beer',
  141: 'beer',
  142: 'beer',
  143: 'beer',
  144: 'beer',
  145: 'glass',
  146: 'miniature',
  147: 'miniature',
  148: 'miniature',
  149: 'miniature',
  150: 'gift',
  151: 'cigar',
  152: 'cigar',
  153: 'cigar',
  158: 'cigar',
  159: 'cigar',
  160: 'cigar',
  161: 'cigar',
  162: 'cigar',
  163: 'cigar',
  164: 'cigar',
  165: 'gift',
  166: 'cigar',
  167: 'tobacco',
  168: 'tobacco',
  169: 'tobacco',
  170: 'tobacco',
  171: 'hookah',
  172: 'snuff',
  173: 'pipe',
  174: 'pipe',
  175: 'pipe',
  176: 'pipe',
  177: 'pipe',
  178: 'hookah',
  179: 'lighter',
  180: 'lighter',
  181: 'lighter',
  182: 'humidor',
  183: 'humidor',
  184: 'humidor',
  185: 'humidor',
  186: 'humidor',
  187: 'cutter',
  188: 'ashtray',
  189: 'case',
  190: 'shaker',
  191: 'glass',
  192: 'glass',
  193: 'glass',
  194: 'wine',
  195: 'beer',
  196: 'carafe',
  197: 'corkscrew',
  198: 'shaker',
  199: 'barrel',
  200: 'fridge',
  201: 'star',
  202: 'star',
  203: 'bottle',
  204: 'label',
  205: 'label',
  206: 'star',
  207: 'book',
};

const descriptions = new Map(
  [alcoholCategories, otherCategories].flatMap(readTextBlocks).map(({ head: [id], text }) => [Number(id), text]),
);

function ageRule(id: number): AgeRule {
  if (isIn(id, branch.tobacco)) return 'tobacco';
  return isIn(id, branch.alcohol) || id === rareBottles ? 'alcohol' : 'none';
}

function unitOf(id: number): UnitPriceUnit | undefined {
  if (isIn(id, branch.cigars)) return 'piece';
  if (isIn(id, branch.pipeTobacco)) return '100g';
  return isIn(id, branch.alcohol) && id !== giftSets ? 'litre' : undefined;
}

/** The tree of categories in the order of ids: parents before their children. */
export const categories: readonly Category[] = tree.map((category) => ({
  ...category,
  description: descriptions.get(category.id),
  pictogram: pictograms[category.id],
  age_rule: ageRule(category.id),
  unit_price_unit: unitOf(category.id),
  may_be_advertised: !isIn(category.id, branch.tobacco),
  // As the terms say (8.3). The law asks it of cigarettes, which the tree has not.
  may_be_discounted: !isIn(category.id, branch.tobaccoProducts),
  is_delivered_at_home_only: isIn(category.id, branch.tobacco),
}));
