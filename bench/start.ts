import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Figure } from './figure.ts';
import { endsWithBench, freePort } from './product.ts';

/** From `npm start` (packages installed, build done) to serving: with an empty folder, and once more. */
export async function benchStart(): Promise<Figure[]> {
  const folder = 'var/bench-start';
  rmSync(folder, { recursive: true, force: true });
  const first = await startAndStop(folder);
  const second = await startAndStop(folder);
  rmSync(folder, { recursive: true, force: true });
  return [
    figure('first start: database, migrations, demo data, serving', first, 60),
    figure('second start', second, 3),
  ];
}

function figure(name: string, seconds: number, budget: number): Figure {
  return {
    name,
    value: `${seconds.toFixed(1)} s`,
    baseline: '',
    budget: `≤ ${budget} s`,
    isWithinBudget: seconds <= budget,
  };
}

async function startAndStop(folder: string): Promise<number> {
  const port = await freePort();
  const { DATABASE_URL: _unused, ...environment } = process.env;
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'error' },
  });
  endsWithBench(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => data.toString().includes('Karafa serves at') && resolve());
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
  });
  const seconds = (performance.now() - begun) / 1000;
  await new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
  return seconds;
}
