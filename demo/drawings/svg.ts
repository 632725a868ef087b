export type Attributes = Record<string, string | number | undefined>;

/** One element; attributes that are undefined are left out. Texts never reach it: they are drawn as outlines. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

export const path = (d: string, attributes: Attributes): string => element('path', { d, ...attributes });

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  element('rect', { x, y, width, height, ...attributes });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes): string =>
  element('ellipse', { cx, cy, rx, ry, ...attributes });

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes): string =>
  element('path', { d: `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, fill: 'none', ...attributes });

export const group = (attributes: Attributes, ...content: string[]): string =>
  element('g', attributes, content.join(''));

/** Translates, rotates (degrees) and scales its content, in the order of the `transform` attribute. */
export function placed(place: { x: number; y: number; scale?: number; turn?: number }, ...content: string[]): string {
  const turn = place.turn ? ` rotate(${round(place.turn)})` : '';
  const scale = place.scale && place.scale !== 1 ? ` scale(${Math.round(place.scale * 1000) / 1000})` : '';
  return group({ transform: `translate(${round(place.x)} ${round(place.y)})${turn}${scale}` }, ...content);
}

/** Rounds to a hundredth of a pixel: finer is invisible and makes the file longer. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** A closed polygon. */
export const polygon = (...points: Array<readonly [number, number]>): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
