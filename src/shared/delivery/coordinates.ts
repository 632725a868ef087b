export interface Coordinates {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** As maps write them: `49.19506, 16.60684` or `49.19506N, 16.60684E`. */
export const coordinatesPattern = String.raw`\s*(-?\d{1,2}\.\d+)\s*°?\s*N?\s*[,;]\s*(-?\d{1,3}\.\d+)\s*°?\s*E?\s*`;

/** Text that is no coordinates has none. */
export function readCoordinates(text: string): Coordinates {
  const [, latitude, longitude] = new RegExp(`^${coordinatesPattern}$`).exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return { latitude: null, longitude: null };
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

export function writeCoordinates({ latitude, longitude }: Coordinates): string {
  return latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`;
}
