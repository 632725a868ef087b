/**
 * Draws a picture that is stored as a description (`picture.drawing`) instead of a file. The product has no drawings of
 * its own: `main` wires in the demo's.
 * @param size in pixels
 * @returns SVG that contains nothing from users; undefined for a description that it does not know
 */
export type PictureSource = (
  description: unknown,
  size: { readonly width: number; readonly height: number },
) => Promise<string | undefined>;
