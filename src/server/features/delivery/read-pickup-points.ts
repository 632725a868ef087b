import { normalisePostcode } from '#shared/accounts/postcode.ts';
import { longestPickupPointCode, pickupPointColumns, pickupPointKinds } from '#shared/delivery/limits.ts';
import { areSpans, readSpans, weekdays } from '#shared/delivery/opening-hours.ts';
import { parseCsv } from '#server/platform/csv/parse-csv.ts';
import type { ImportedPoint } from './admin-pickup-point.queries.ts';

export interface RowError {
  readonly line: number;
  /** The first invalid column. */
  readonly column: string;
}

interface ReadPoints {
  /** Of rows with the same code the last one. */
  readonly points: ImportedPoint[];
  readonly errors: RowError[];
  /** Codes of all rows, including invalid ones. */
  readonly codes: string[];
}

type Row = Readonly<Record<string, string>>;

/** Parses a carrier's file of pickup points. A first line without the required columns is an error of line 1. */
export function readPickupPoints(csv: string, country: string): ReadPoints {
  const [head, ...rows] = parseCsv(csv);
  const columns = (head?.cells ?? []).map((name) => name.toLowerCase());
  const missing = pickupPointColumns.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    return { points: [], errors: missing.map((column) => ({ line: 1, column })), codes: [] };
  }
  const points = new Map<string, ImportedPoint>();
  const errors: RowError[] = [];
  const codes = new Set<string>();
  for (const { line, cells } of rows) {
    const row = Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? '']));
    const column = errorOf(row, country);
    if (column !== 'code') codes.add(row.code!);
    if (column === undefined) points.set(row.code!, pointOf(row, country));
    else errors.push({ line, column });
  }
  return { points: [...points.values()], errors, codes: [...codes] };
}

const longest: Readonly<Record<string, number>> = { code: longestPickupPointCode, name: 200, street: 200, city: 100 };

function errorOf(row: Row, country: string): string | undefined {
  for (const [name, length] of Object.entries(longest)) if (row[name] === '' || row[name]!.length > length) return name;
  if (normalisePostcode(country, row.postcode!) === undefined || row.postcode === '') return 'postcode';
  if (!(pickupPointKinds as readonly string[]).includes(row.kind!)) return 'kind';
  for (const [name, limit] of [
    ['latitude', 90],
    ['longitude', 180],
  ] as const) {
    const value = degrees(row[name]);
    if (value !== null && !(Math.abs(value) <= limit)) return name;
  }
  if (!['', '0', '1', undefined].includes(row.is_active)) return 'is_active';
  return weekdays.find((day) => !areSpans(readSpans(row[day] ?? '')));
}

function pointOf(row: Row, country: string): ImportedPoint {
  return {
    code: row.code!,
    kind: pickupPointKinds.find((kind) => kind === row.kind)!,
    name: row.name!,
    street: row.street!,
    city: row.city!,
    postcode: normalisePostcode(country, row.postcode!)!,
    latitude: degrees(row.latitude),
    longitude: degrees(row.longitude),
    opening_hours: Object.fromEntries(weekdays.map((day) => [day, readSpans(row[day] ?? '')])),
    is_active: row.is_active === '' || row.is_active === undefined ? undefined : row.is_active === '1',
  };
}

function degrees(written = ''): number | null {
  return written === '' ? null : Number(written.replace(',', '.'));
}
