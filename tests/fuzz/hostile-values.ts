import fc from 'fast-check';

const loneSurrogate = '\ud800';

export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  `rum\u0000`,
  loneSurrogate,
  `rum\udc00rum`,
  'ž'.repeat(20_000),
  '\u202e\ufeff\u0301',
  "'; drop table account; --",
  '%_\\',
  '../../etc/passwd',
  '__proto__',
  '-1',
  '0',
  '1.5',
  '1e400',
  '0x10',
  '٣',
  // As long as a code of six digits, but not in bytes.
  'čččččč',
  '99999999999999999999',
  'NaN',
  '2026-02-30',
  '0000-01-01',
  '+275760-09-13T00:00:00Z',
  'null',
  'true',
];

const hostileNumbers: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  1e-300,
  1e308,
  -1e308,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
];

/** JSON values that no field expects. */
const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 4, arbitrary: fc.constantFrom(...hostileNumbers) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown[]>(null, true, false, [], {}, [null], [[]], [{}], { id: 1 }, nest(60)),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

function nest(levels: number): unknown {
  return levels === 0 ? [] : [nest(levels - 1)];
}

type Change =
  | { readonly kind: 'replace'; readonly place: number; readonly value: unknown }
  | { readonly kind: 'leave out'; readonly place: number }
  | { readonly kind: 'add'; readonly place: number; readonly name: string; readonly value: unknown };

const place = fc.nat({ max: 1000 });
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('replace' as const), place, value: hostileValues }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('leave out' as const), place }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      place,
      name: fc.constantFrom(...hostileTexts.filter((name) => name.length < 100)),
      value: hostileValues,
    }),
  },
);

/** Values as they are, or with up to three changes anywhere within them. */
export function distorted(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changes = fc.oneof(
    { weight: 1, arbitrary: fc.constant<Change[]>([]) },
    { weight: 1, arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }) },
  );
  return fc.tuple(values, changes).map(([value, made]) => made.reduce(applyChange, value));
}

interface Place {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string;
}

function applyChange(value: unknown, made: Change): unknown {
  const root = { value: structuredClone(value) };
  const places = listPlaces(root);
  const { holder, key } = places[made.place % places.length]! as { holder: Record<string, unknown>; key: string };
  if (made.kind === 'replace') holder[key] = made.value;
  else if (made.kind === 'leave out') delete holder[key];
  else if (!Array.isArray(holder) && (holder as object) !== root)
    Object.defineProperty(holder, made.name, { value: made.value, enumerable: true, configurable: true });
  return root.value;
}

function listPlaces(holder: Record<string, unknown> | unknown[]): Place[] {
  return Object.entries(holder).flatMap(([key, value]) => [
    { holder, key },
    ...(typeof value === 'object' && value !== null ? listPlaces(value as Record<string, unknown>) : []),
  ]);
}
