interface Package {
  readonly unit: 'ml' | 'piece' | 'g';
  readonly amount: number;
  readonly count: number;
}

const single = (unit: Package['unit'], amounts: readonly number[]): Package[] =>
  amounts.map((amount) => ({ unit, amount, count: 1 }));

const volumes = [
  20, 30, 40, 50, 100, 187, 200, 250, 330, 350, 375, 500, 600, 700, 750, 1000, 1500, 1750, 2000, 3000, 4500, 5000, 6000,
  10_000, 30_000, 50_000,
];
const pieces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 20, 25, 50, 100];
const weights = [7, 10, 25, 40, 50, 100, 200, 250, 500, 1000];
const multipacks: Package[] = [
  { unit: 'ml', amount: 50, count: 4 },
  { unit: 'ml', amount: 50, count: 6 },
  { unit: 'ml', amount: 200, count: 3 },
  { unit: 'ml', amount: 330, count: 6 },
  { unit: 'ml', amount: 500, count: 6 },
  { unit: 'ml', amount: 500, count: 20 },
  { unit: 'ml', amount: 750, count: 3 },
  { unit: 'ml', amount: 750, count: 6 },
];

/** The amounts in which goods are sold. */
export const packages: readonly Package[] = [
  ...single('ml', volumes),
  ...multipacks,
  ...single('piece', pieces),
  ...single('g', weights),
];

/** `700`, `4x50`, `25 ks`, `50 g` → the package's id, which is its place in the list. */
export function packageId(written: string): number {
  const match = /^(?:(\d+)x)?(\d+)(?: (ks|g))?$/.exec(written);
  const unit = match?.[3] === 'ks' ? 'piece' : match?.[3] === 'g' ? 'g' : 'ml';
  const index = packages.findIndex(
    (one) => one.unit === unit && one.amount === Number(match?.[2]) && one.count === Number(match?.[1] ?? 1),
  );
  if (index < 0) throw new Error(`No package ${written}`);
  return index + 1;
}
