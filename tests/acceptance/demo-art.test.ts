import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase, type Db } from '#server/platform/db/db.ts';
import { administer, databaseUrl } from '#tests/support/database-server.ts';
import { ensureCurrency } from '#tests/support/factories.ts';
import { buildPicture } from '#tests/support/pictures.ts';
import { statusOf, useProductProcesses } from '#tests/support/product-processes.ts';
import { endProcess } from '#tests/support/running-product.ts';

const startProduct = useProductProcesses();
const server = inject('databaseServer');
const name = `karafa_demo_art_${randomBytes(4).toString('hex')}`;
const folder = resolve('var', name);

beforeAll(() => mkdir(folder, { recursive: true }));
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Runs a product with DEMO_DATA=off for a page and a picture.
 * @param findPicture gives the key of the picture
 * @returns what its processes loaded
 */
async function visit(
  { place, template }: { place: string; template?: string },
  findPicture: (db: Db, filesDir: string) => Promise<string>,
) {
  const database = databaseUrl(server, `${name}_${place}`);
  const filesDir = resolve(folder, place, 'files');
  const scriptsDir = resolve(folder, place, 'scripts');
  await administer(server, `create database ${name}_${place}${template ? ` template ${template}` : ''}`);
  try {
    const { origin, child } = await startProduct({
      DATABASE_URL: database,
      DATA_DIR: resolve(folder, place),
      FILES_DIR: filesDir,
      DEMO_DATA: 'off',
      WEB_PROCESSES: '1',
      NODE_V8_COVERAGE: scriptsDir,
    });
    await expect.poll(() => statusOf(`${origin}/readyz`), { timeout: 40_000 }).toBe(200);
    const { db, close } = openDatabase(database, { max: 1 });
    const key = await findPicture(db, filesDir).finally(close);
    for (const path of ['/', `/pictures/${key}/160.webp`]) expect(await statusOf(origin + path)).toBe(200);
    await endProcess(child, 'SIGTERM');
    return await readLoaded(scriptsDir);
  } finally {
    await administer(server, `drop database if exists ${name}_${place} with (force)`);
  }
}

/** The source files in the built scripts that ran, and the packages that ran, as V8's coverage lists them. */
async function readLoaded(scriptsDir: string): Promise<{ sources: string[]; packages: string[] }> {
  const scripts = new Set<string>();
  for (const file of await readdir(scriptsDir)) {
    const { result } = JSON.parse(await readFile(resolve(scriptsDir, file), 'utf8')) as { result: { url: string }[] };
    for (const { url } of result) if (url.startsWith('file:')) scripts.add(fileURLToPath(url));
  }
  const sources: string[] = [];
  const packages = new Set<string>();
  for (const script of scripts) {
    const [, inPackage] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(script) ?? [];
    if (inPackage) {
      packages.add(inPackage);
      continue;
    }
    // The bundler writes the name of each source file above its code.
    const named = (await readFile(script, 'utf8')).matchAll(/^\/\/ (\S+\.tsx?)$/gm);
    sources.push(...Array.from(named, ([, source]) => source!));
  }
  return { sources, packages: [...packages] };
}

const isOfDemo = (source: string) => source.startsWith('demo/');

test('a server without demo data loads neither the drawings nor their fonts, and serves pictures', async () => {
  const { sources, packages } = await visit({ place: 'empty' }, async (db, filesDir) => {
    await ensureCurrency(db);
    const master = resolve(filesDir, 'pictures/upload0123456789/master.webp');
    await mkdir(dirname(master), { recursive: true });
    await writeFile(master, await buildPicture(640, 480).webp().toBuffer());
    await db.insertInto('picture').values({ key: 'upload0123456789' }).execute();
    return 'upload0123456789';
  });
  expect(sources).toContain('src/server/features/pictures/render-picture.ts');
  expect(sources.filter(isOfDemo)).toEqual([]);
  expect(packages).toContain('sharp');
  expect(packages).not.toContain('fontkit');
});

test('a server draws pictures of demo data that an earlier start loaded', async () => {
  const template = inject('productTemplate').database;
  const { sources, packages } = await visit({ place: 'filled', template }, async (db) => {
    const drawn = db.selectFrom('picture').where('drawing', 'is not', null).select('key').limit(1);
    return (await drawn.executeTakeFirstOrThrow()).key;
  });
  expect(sources).toContain('demo/drawings/draw-svg.ts');
  expect(packages).toContain('fontkit');
  expect(sources.filter((source) => isOfDemo(source) && !source.startsWith('demo/drawings/'))).toEqual([]);
});
