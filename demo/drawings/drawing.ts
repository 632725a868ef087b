/** The values of `subject` in `picture.drawing`. Each has its own drawing. */
export const drawingSubjects = [
  'rum',
  'whisky',
  'gin',
  'vodka',
  'fruit_spirit',
  'cognac',
  'tequila',
  'liqueur',
  'absinthe',
  'vermouth',
  'wine_red',
  'wine_white',
  'wine_rose',
  'sparkling',
  'fortified',
  'mead',
  'beer',
  'cider',
  'miniature',
  'gift_set',
  'cigar',
  'cigar_box',
  'cigarillos',
  'pipe_tobacco',
  'hookah_tobacco',
  'snuff',
  'pipe',
  'hookah',
  'lighter',
  'humidor',
  'cutter',
  'ashtray',
  'case',
  'glass',
  'carafe',
  'corkscrew',
  'shaker',
  'barrel',
  'cooler',
  'empty_bottle',
  'labels',
  'cigar_bands',
  'promo_item',
  'book',
  'blog_scene',
  'banner_scene',
] as const;

export const drawingViews = ['front', 'detail', 'scene'] as const;

export type DrawingSubject = (typeof drawingSubjects)[number];
export type DrawingView = (typeof drawingViews)[number];

/** The content of `picture.drawing`. The same drawing always gives the same picture. */
export type Drawing = {
  subject: DrawingSubject;
  /** lettered large on the label; may be empty */
  brand: string;
  /** lettered below the brand; of a blog or banner scene, its theme */
  name: string;
  /** chooses the silhouette, the label, the light and every small irregularity */
  seed: number;
  view: DrawingView;
  /** small print of the label, such as "0,7 l" */
  note: string;
};

/** Reads `picture.drawing`; missing words are empty. @returns undefined when it is not a drawing */
export function readDrawing(value: unknown): Drawing | undefined {
  const candidate = value as Partial<Drawing> | null;
  const isDrawing =
    typeof candidate === 'object' &&
    candidate !== null &&
    drawingSubjects.some((subject) => subject === candidate.subject) &&
    drawingViews.some((view) => view === candidate.view) &&
    Number.isInteger(candidate.seed);
  if (!isDrawing) return undefined;
  const { brand = '', name = '', note = '' } = candidate;
  return { ...(candidate as Drawing), brand, name, note };
}
