import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Services } from './services.ts';
import type { Workplace } from './workplace.ts';

/** What deploy/README.md copies to a machine; packages are the same in all releases of the trial. */
const parts = ['package.json', 'dist', 'migrations'];
/** What a build reads besides. */
const sources = [
  'src',
  'demo',
  'bench',
  'trial',
  'vite',
  'scripts',
  'vite.config.ts',
  'lingui.config.ts',
  'tsconfig.json',
];

/**
 * Builds what an update would bring: another browser file for each of today's, and a migration.
 * @returns the folder of the build
 */
export async function buildNext(services: Services, workplace: Workplace): Promise<string> {
  const folder = workplace.folderOf('next');
  for (const name of ['package.json', 'package-lock.json', 'migrations', ...sources])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const config = join(folder, 'vite.config.ts');
  const text = readFileSync(config, 'utf8');
  const changed = text.replace('chunkFileNames: textChunkName,', "$& banner: '/* next */ globalThis.isNext = true;',");
  if (changed === text) throw new Error('vite.config.ts no longer contains what makes the next build another one.');
  writeFileSync(config, changed);
  appendFileSync(join(folder, 'src/web/ui/styles.css'), '\n:root { --is-next: 1 }\n');
  writeFileSync(
    join(folder, 'migrations/9999_next.sql'),
    'alter table shop_order add column of_next_release boolean;\n',
  );

  const child = spawn(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  services.atEnd(async () => void child.kill('SIGKILL'));
  const code = await new Promise((done) => child.once('exit', done));
  if (code !== 0) throw new Error('The next build failed.');
  return folder;
}

export type Releases = ReturnType<typeof createReleases>;

/** The releases on a machine, as in /opt/karafa. */
export function createReleases(workplace: Workplace, machine: string) {
  const home = join(workplace.folderOf(machine), 'releases');
  const current = join(workplace.folderOf(machine), 'current');
  let used: string | undefined;
  const pathOf = (name: string) => join(home, name);

  return {
    current,
    /** @param from where it was built */
    add(name: string, from: string): void {
      mkdirSync(pathOf(name), { recursive: true });
      for (const part of parts)
        cpSync(join(from, part), join(pathOf(name), part), { recursive: true, preserveTimestamps: true });
      ageAssets(join(pathOf(name), 'dist/client/assets'));
      symlinkSync(resolve('node_modules'), join(pathOf(name), 'node_modules'));
    },
    /** The release with which the next start begins. */
    use(name: string): void {
      if (used !== undefined) execFileSync('sh', ['deploy/karafa/share-assets.sh', pathOf(used), pathOf(name)]);
      used = name;
      rmSync(current, { force: true });
      symlinkSync(pathOf(name), current);
    },
  };
}

/** Makes the files of a build as old as those of a shop that rarely updates. */
function ageAssets(folder: string): void {
  const built = new Date(Date.now() - 40 * 86_400_000);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), built, built);
}
