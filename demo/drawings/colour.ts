/** A colour between two, `share` of the second (0–1). Both as #rrggbb. */
export function mix(first: string, second: string, share: number): string {
  const channel = (at: number): string => {
    const a = Number.parseInt(first.slice(at, at + 2), 16);
    const b = Number.parseInt(second.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export const lighten = (colour: string, share: number): string => mix(colour, '#fffaf0', share);

/** Shadows of a warm room are brown, not grey. */
export const darken = (colour: string, share: number): string => mix(colour, '#120c07', share);

/** How light a colour looks, 0–1. */
export function lightness(colour: string): number {
  const channel = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The tokens of the house, and the materials that pictures are made of. */
export const tone = {
  paper: '#faf6ee',
  cream: '#f1e6cf',
  ink: '#1d1a16',
  bottleGreen: '#17382e',
  amber: '#b8691b',
  burgundy: '#7b1e31',
  tobacco: '#6b4a2f',
  line: '#e4daca',
  gold: '#c9a050',
  brass: '#b98b3e',
  steel: '#a9a7a1',
  oak: '#a8783f',
  walnut: '#5a3620',
  kraft: '#c9a577',
  navy: '#22304a',
  slate: '#4a5257',
} as const;
