import { hashText } from '../random.ts';
import { drawingViews, type DrawingSubject } from '../drawings/drawing.ts';
import type { Album } from './album.ts';
import type { Row } from '../rows.ts';

interface Sitter {
  readonly listingId: number;
  readonly subject: DrawingSubject;
  readonly brand: string;
  readonly name: string;
  readonly pack: string;
  readonly count: number;
}

const longestLabel = 28;

/** Draws a listing from one to three sides. The first picture is the main one. */
export function takePictures(album: Album, sitter: Sitter): { mainId: number | null; rows: Row[] } {
  const { listingId, subject, brand, count } = sitter;
  const name = labelName(sitter.name, brand);
  const seed = hashText(`${brand} ${name} ${listingId}`) % 1_000_000;
  const rows = drawingViews.slice(0, count).map((view, index) => ({
    listing_id: listingId,
    position: index + 1,
    picture_id: album.add({ subject, brand, name, seed, view, note: packageLabel(sitter.pack) }).id,
  }));
  return { mainId: rows[0]?.picture_id ?? null, rows };
}

/** What of the name stands on a label: without the brand and what follows a comma, cut at a word's end. */
function labelName(name: string, brand: string): string {
  const own = name.replace(brand, '').split(/[,(–]/)[0]!.trim();
  return own.length <= longestLabel ? own : own.slice(0, longestLabel + 1).replace(/\s\S*$/, '');
}

/** `700` → `0,7 l`, `4x50` → `4 × 0,05 l`, `25 ks` and `50 g` as they are. */
export function packageLabel(pack: string): string {
  if (!/^[\dx]+$/.test(pack)) return pack;
  const [count, amount] = pack.includes('x') ? pack.split('x') : ['1', pack];
  const litres = `${String(Number(amount) / 1000).replace('.', ',')} l`;
  return count === '1' ? litres : `${count} × ${litres}`;
}
