/** The part of fontkit that lettering uses; the package ships no types. */
declare module 'fontkit' {
  export type PathCommand = {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: number[];
  };
  export type Glyph = { path: { commands: PathCommand[] }; advanceWidth: number };
  export type GlyphRun = { glyphs: Glyph[]; positions: Array<{ xAdvance: number; xOffset: number; yOffset: number }> };
  export type Font = {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
  };
  export function openSync(file: string): Font;
}
