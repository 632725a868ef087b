import { createHash } from 'node:crypto';

/** What a demo picture shows; `src/server` draws it when the picture is asked for. */
export type Subject =
  | 'rum'
  | 'whisky'
  | 'gin'
  | 'vodka'
  | 'fruit_spirit'
  | 'cognac'
  | 'tequila'
  | 'liqueur'
  | 'absinthe'
  | 'vermouth'
  | 'wine_red'
  | 'wine_white'
  | 'wine_rose'
  | 'sparkling'
  | 'fortified'
  | 'mead'
  | 'beer'
  | 'cider'
  | 'miniature'
  | 'gift_set'
  | 'cigar'
  | 'cigar_box'
  | 'cigarillos'
  | 'pipe_tobacco'
  | 'hookah_tobacco'
  | 'snuff'
  | 'pipe'
  | 'hookah'
  | 'lighter'
  | 'humidor'
  | 'cutter'
  | 'ashtray'
  | 'case'
  | 'glass'
  | 'carafe'
  | 'corkscrew'
  | 'shaker'
  | 'barrel'
  | 'cooler'
  | 'empty_bottle'
  | 'labels'
  | 'cigar_bands'
  | 'promo_item'
  | 'book'
  | 'blog_scene'
  | 'banner_scene';

export const views = ['front', 'detail', 'scene'] as const;

export interface Drawing {
  readonly subject: Subject;
  /** Short texts for the label. */
  readonly brand: string;
  readonly name: string;
  readonly seed: number;
  readonly view: (typeof views)[number];
  /** A small note for the label's edge, like `0,7 l`. */
  readonly note: string;
}

export interface PictureRow {
  readonly id: number;
  readonly key: string;
  readonly drawing: Drawing;
  readonly width: number;
  readonly height: number;
}

const sizes = { listing: [960, 1200], scene: [1200, 800] } as const;

/** Collects pictures and gives each its id and the key of its address. */
export function createAlbum() {
  const pictures: PictureRow[] = [];
  return {
    pictures: pictures as readonly PictureRow[],
    add(drawing: Drawing, size: keyof typeof sizes = 'listing'): PictureRow {
      const id = pictures.length + 1;
      const [width, height] = sizes[size];
      const key = createHash('sha256')
        .update(`${id} ${JSON.stringify(drawing)}`)
        .digest('hex')
        .slice(0, 16);
      const picture = { id, key, drawing, width, height };
      pictures.push(picture);
      return picture;
    },
  };
}

export type Album = ReturnType<typeof createAlbum>;

const subjectRanges: readonly (readonly [from: number, subject: Subject])[] = [
  [1, 'gift_set'],
  [3, 'rum'],
  [32, 'whisky'],
  [54, 'gin'],
  [60, 'vodka'],
  [63, 'fruit_spirit'],
  [70, 'cognac'],
  [79, 'fruit_spirit'],
  [80, 'tequila'],
  [85, 'liqueur'],
  [91, 'absinthe'],
  [92, 'liqueur'],
  [93, 'vermouth'],
  [94, 'liqueur'],
  [96, 'wine_white'],
  [111, 'wine_red'],
  [125, 'wine_rose'],
  [126, 'sparkling'],
  [131, 'fortified'],
  [137, 'wine_red'],
  [138, 'mead'],
  [139, 'beer'],
  [145, 'cider'],
  [146, 'miniature'],
  [150, 'gift_set'],
  [151, 'cigar'],
  [166, 'cigarillos'],
  [167, 'pipe_tobacco'],
  [171, 'hookah_tobacco'],
  [172, 'snuff'],
  [173, 'pipe'],
  [178, 'hookah'],
  [179, 'lighter'],
  [182, 'humidor'],
  [187, 'cutter'],
  [188, 'ashtray'],
  [189, 'case'],
  [190, 'glass'],
  [196, 'carafe'],
  [197, 'corkscrew'],
  [198, 'shaker'],
  [199, 'barrel'],
  [200, 'cooler'],
  [201, 'promo_item'],
  [202, 'whisky'],
  [203, 'empty_bottle'],
  [204, 'labels'],
  [205, 'cigar_bands'],
  [206, 'promo_item'],
  [207, 'book'],
];

/** What goods of a category look like; cigars by the number in the package. */
export function subjectOf(category: number, pack: string): Subject {
  const subject = subjectRanges.findLast(([from]) => from <= category)![1];
  return subject === 'cigar' && pack.endsWith('ks') && pack !== '1 ks' ? 'cigar_box' : subject;
}
