// Builds the browser's files and the server's bundle into dist/, the text files compressed beside themselves.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const sources = [
  'src',
  'demo',
  'bench',
  'vite',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
];
const stampFile = 'dist/.stamp';

/** Builds unless dist/ was built from just these sources. Returns whether it built. */
export async function ensureBuilt() {
  const stamp = stampOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: true } });
  compressAll('dist/client');
  writeFileSync(stampFile, stamp);
  return true;
}

function stampOfSources() {
  const hash = createHash('sha256');
  const add = (place) => {
    if (statSync(place).isDirectory()) for (const name of readdirSync(place).sort()) add(join(place, name));
    else if (!/\.test\.tsx?$/.test(place)) hash.update(place).update(readFileSync(place));
  };
  sources.forEach(add);
  return hash.digest('hex');
}

function compressAll(folder) {
  for (const name of readdirSync(folder)) {
    const place = join(folder, name);
    if (statSync(place).isDirectory()) compressAll(place);
    else if (/\.(js|css|svg|json|webmanifest|txt)$/.test(name)) {
      const content = readFileSync(place);
      if (content.length < 1024) continue;
      writeFileSync(`${place}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
      writeFileSync(`${place}.gz`, gzipSync(content, { level: 9 }));
    }
  }
}

if (process.argv[1] === import.meta.filename)
  console.log((await ensureBuilt()) ? 'Built into dist/' : 'dist/ is up to date');
