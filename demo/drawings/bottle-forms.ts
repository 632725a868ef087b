import { tone } from './colour.ts';
import type { DrawingSubject } from './drawing.ts';

export type Closure = 'cork' | 'screw' | 'foil' | 'wax' | 'crown' | 'muselet';

/** A bottle's silhouette as the right half of its profile (radius, y), with room for the label and its closures. */
export interface BottleForm {
  readonly profile: string;
  readonly label: { readonly top: number; readonly bottom: number };
  readonly closures: readonly Closure[];
}

const forms = {
  tall: {
    profile: 'M26 0L26 150C26 205 96 215 100 285L100 690Q100 706 84 706L0 706',
    label: { top: 350, bottom: 610 },
    closures: ['cork', 'screw', 'wax'],
  },
  shoulders: {
    profile: 'M27 0L27 130C27 168 108 160 112 222L112 640Q112 656 96 656L0 656',
    label: { top: 300, bottom: 560 },
    closures: ['cork', 'screw'],
  },
  squat: {
    profile: 'M30 0L30 92C30 150 138 168 142 290L142 520Q142 548 112 548L0 548',
    label: { top: 282, bottom: 478 },
    closures: ['cork', 'wax'],
  },
  decanter: {
    profile: 'M24 0L24 110C24 190 152 250 152 400C152 500 128 548 104 548L0 548',
    label: { top: 318, bottom: 486 },
    closures: ['cork', 'wax'],
  },
  apothecary: {
    profile: 'M31 0L31 84C31 104 128 112 132 150L132 560Q132 580 112 580L0 580',
    label: { top: 232, bottom: 496 },
    closures: ['cork', 'screw'],
  },
  slim: {
    profile: 'M22 0L22 200C22 262 74 300 76 380L76 716Q76 730 62 730L0 730',
    label: { top: 420, bottom: 650 },
    closures: ['cork', 'screw'],
  },
  bordeaux: {
    profile: 'M25 0L25 172C25 214 94 222 97 280L97 706Q97 720 83 720L0 720',
    label: { top: 368, bottom: 600 },
    closures: ['foil', 'wax'],
  },
  burgundy: {
    profile: 'M25 0L25 150C25 260 106 290 108 420L108 706Q108 720 94 720L0 720',
    label: { top: 440, bottom: 630 },
    closures: ['foil', 'wax'],
  },
  alsace: {
    profile: 'M22 0L22 120C24 280 88 330 90 500L90 726Q90 740 76 740L0 740',
    label: { top: 500, bottom: 668 },
    closures: ['foil', 'screw'],
  },
  champagne: {
    profile: 'M28 0L28 130C28 260 116 300 118 420L118 704Q118 722 100 722L0 722',
    label: { top: 440, bottom: 620 },
    closures: ['muselet'],
  },
  beer: {
    profile: 'M22 0L22 150C22 220 78 250 80 330L80 604Q80 618 66 618L0 618',
    label: { top: 372, bottom: 540 },
    closures: ['crown'],
  },
  miniature: {
    profile: 'M20 0L20 60C20 92 66 96 68 140L68 330Q68 342 56 342L0 342',
    label: { top: 170, bottom: 300 },
    closures: ['screw'],
  },
} as const satisfies Record<string, BottleForm>;

type FormName = keyof typeof forms;

interface BottleLook {
  readonly forms: readonly FormName[];
  /** Colour of the glass; clear glass shows the liquid. */
  readonly glasses: readonly string[];
  readonly liquids: readonly string[];
}

export const clearGlass = '#dfe6dd';
const green = '#2c4a2c';
const dark = '#1f2a1c';
const brown = '#4a2a12';

const looks: Partial<Record<DrawingSubject, BottleLook>> = {
  rum: {
    forms: ['squat', 'tall', 'decanter', 'apothecary'],
    glasses: [clearGlass, clearGlass, brown, green],
    liquids: ['#8a3f0d', '#b0610f', '#6d2c0a', '#c98a2a'],
  },
  whisky: {
    forms: ['tall', 'shoulders', 'apothecary'],
    glasses: [clearGlass, clearGlass, green],
    liquids: ['#c27a1c', '#a85f12', '#d59a3a'],
  },
  gin: {
    forms: ['apothecary', 'squat', 'shoulders'],
    glasses: [clearGlass, '#5d8aa0', '#2f4d42', '#26333d'],
    liquids: ['#e9f0ee', '#dfeceb'],
  },
  vodka: { forms: ['tall', 'slim', 'shoulders'], glasses: [clearGlass, '#b9c9cf'], liquids: ['#eef3f2'] },
  fruit_spirit: {
    forms: ['slim', 'decanter', 'tall'],
    glasses: [clearGlass],
    liquids: ['#f3edd6', '#e9c46a', '#eef1ea'],
  },
  cognac: { forms: ['decanter', 'squat'], glasses: [clearGlass, '#3f5a38'], liquids: ['#9a4a0f', '#b66416'] },
  tequila: {
    forms: ['apothecary', 'squat', 'tall'],
    glasses: [clearGlass],
    liquids: ['#eef0e4', '#d9b45a', '#b9782a'],
  },
  liqueur: {
    forms: ['shoulders', 'decanter', 'apothecary'],
    glasses: [green, brown, clearGlass],
    liquids: ['#5a2a10', '#c98a2a', '#6b1d2b', '#e6d3b3'],
  },
  absinthe: { forms: ['tall', 'slim', 'apothecary'], glasses: [clearGlass, dark], liquids: ['#9fbf4a', '#7fa83a'] },
  vermouth: { forms: ['bordeaux', 'tall'], glasses: [green, clearGlass], liquids: ['#7a2a1a', '#d9b878'] },
  wine_red: { forms: ['bordeaux', 'burgundy'], glasses: [dark, '#2a2a18'], liquids: ['#3a0a14'] },
  wine_white: {
    forms: ['alsace', 'burgundy', 'bordeaux'],
    glasses: ['#6f7f3a', '#4f6a3a', clearGlass],
    liquids: ['#e8d88a', '#dccf7a'],
  },
  wine_rose: { forms: ['bordeaux', 'alsace'], glasses: [clearGlass], liquids: ['#eaa08a', '#f0b6a0'] },
  sparkling: { forms: ['champagne'], glasses: [dark, green, '#3a3a1c'], liquids: ['#d9c36a'] },
  fortified: { forms: ['tall', 'bordeaux'], glasses: [dark, brown], liquids: ['#4a1010'] },
  mead: { forms: ['tall', 'alsace', 'apothecary'], glasses: [clearGlass, brown], liquids: ['#dfa02a', '#c47a14'] },
  beer: { forms: ['beer'], glasses: [brown, green], liquids: ['#d99a1c'] },
  cider: { forms: ['beer', 'champagne'], glasses: [green, clearGlass], liquids: ['#e0b84a'] },
  miniature: {
    forms: ['miniature'],
    glasses: [clearGlass, brown, green],
    liquids: ['#a85f12', '#8a3f0d', '#eef1ea', '#6b1d2b'],
  },
  empty_bottle: {
    forms: ['tall', 'decanter', 'squat', 'bordeaux'],
    glasses: [clearGlass, green, brown],
    liquids: [tone.paper],
  },
};

/** The silhouettes, glasses and liquids of a subject; undefined for a subject that is not a bottle. */
export function findBottleLook(subject: DrawingSubject): BottleLook | undefined {
  return looks[subject];
}

export const bottleForm = (name: FormName): BottleForm => forms[name];
