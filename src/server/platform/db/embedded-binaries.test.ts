import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StartRefused } from '../process/start-refused.ts';
import {
  ensureBinariesRun,
  findBinaries,
  isOwnFolder,
  isReachableByOthers,
  linkLibraries,
  makeReachable,
  reachableBinaries,
} from './embedded-binaries.ts';

const isRoot = process.getuid!() === 0;
const somebody = { uid: 65534, gid: 65534 };
/** In a folder that is closed to others, like those of `mkdtemp`. */
let place: string;
let native: string;
let shelf: string;
let copy: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'karafa-binaries-'));
  native = join(place, 'package/native');
  shelf = join(place, 'shelf');
  copy = join(shelf, 'postgres-18.0.0');
  for (const folder of ['bin', 'lib']) mkdirSync(join(native, folder), { recursive: true });
  writeFileSync(join(native, '../package.json'), '{"version": "18.0.0"}');
  writeFileSync(join(native, 'bin/postgres'), '#!/bin/sh\n', { mode: 0o755 });
  writeFileSync(join(native, 'lib/libpq.so.5'), 'library');
  askForLink('native/lib/libpq.so.5', 'native/lib/libpq.so');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

function askForLink(source: string, target: string): void {
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify([{ source, target }]));
}

describe('the copy of the binaries for a private home', () => {
  test('is made once, completely, where only this user may write', () => {
    expect(reachableBinaries(native, somebody, shelf)).toBe(copy);
    expect(readdirSync(shelf)).toEqual(['postgres-18.0.0']);
    expect(readdirSync(copy).sort()).toEqual(['bin', 'lib', 'pg-symlinks.json']);
    expect(isOwnFolder(copy)).toBe(true);
    writeFileSync(join(copy, 'mark'), '');
    expect(reachableBinaries(native, somebody, shelf)).toBe(copy);
    expect(existsSync(join(copy, 'mark'))).toBe(true);
  });

  test.each([
    ['a folder to which others may write', () => plant(copy, 0o777)],
    [
      'a link to a folder',
      () => {
        plant(join(place, 'elsewhere'), 0o755);
        symlinkSync(join(place, 'elsewhere'), copy);
      },
    ],
    // Only root can give files away; to other users a link to root's files is equally foreign.
    [
      'what belongs to somebody else',
      () => {
        if (!isRoot) return symlinkSync('/usr', copy);
        plant(copy, 0o755);
        chownSync(copy, somebody.uid, somebody.gid);
      },
    ],
  ])('replaces %s', (_what, putThere) => {
    mkdirSync(shelf);
    putThere();
    expect(reachableBinaries(native, somebody, shelf)).toBe(copy);
    expect(readFileSync(join(copy, 'bin/postgres'), 'utf8')).toBe('#!/bin/sh\n');
    expect(readFileSync(join(copy, 'pg-symlinks.json'), 'utf8')).not.toContain('planted');
    expect(isOwnFolder(copy)).toBe(true);
    expect(readdirSync(shelf)).toEqual(['postgres-18.0.0']);
  });

  test.each([
    ['is not there yet', () => {}],
    ['is closed, as an interrupted start left it', () => mkdirSync(shelf)],
  ])(
    'is readable for others although root and the installation use a private umask, and its shelf %s',
    (_what, prepare) => {
      const umask = process.umask(0o077);
      try {
        for (const folder of ['.', 'bin', 'lib']) chmodSync(join(native, folder), 0o700);
        chmodSync(join(native, 'bin/postgres'), 0o700);
        chmodSync(join(native, 'lib/libpq.so.5'), 0o600);
        shelf = join(place, 'above/shelf');
        copy = join(shelf, 'postgres-18.0.0');
        makeReachable(join(place, 'above'));
        prepare();
        expect(reachableBinaries(native, somebody, shelf)).toBe(copy);
      } finally {
        process.umask(umask);
      }
      chmodSync(place, 0o755);
      expect(isReachableByOthers(join(copy, 'bin/postgres'))).toBe(true);
      expect(statSync(join(copy, 'bin')).mode & 0o777).toBe(0o755);
      expect(statSync(join(copy, 'lib/libpq.so.5')).mode & 0o777).toBe(0o644);
      expect([place, native].map((folder) => statSync(folder).mode & 0o777)).toEqual([0o755, 0o700]);
      // Only root can run it as another user.
      ensureBinariesRun(copy, isRoot ? somebody : undefined);
    },
  );

  test('is not made in a folder to which others may write', () => {
    mkdirSync(shelf);
    chmodSync(shelf, 0o777);
    expect(() => reachableBinaries(native, somebody, shelf)).toThrow(StartRefused);
    expect(readdirSync(shelf)).toEqual([]);
  });

  test('a folder of another user is not trusted', () => {
    const foreign = isRoot ? join(place, 'foreign') : '/usr';
    if (isRoot) {
      mkdirSync(foreign, { mode: 0o755 });
      chownSync(foreign, somebody.uid, somebody.gid);
    }
    expect(isOwnFolder(foreign)).toBe(false);
  });
});

describe('the links between libraries', () => {
  test('are created within the package', () => {
    linkLibraries(native);
    linkLibraries(native);
    expect(readlinkSync(join(native, 'lib/libpq.so'))).toBe('libpq.so.5');
  });

  test.each([
    ['native/lib/libpq.so.5', 'native/../planted'],
    ['native/lib/libpq.so.5', '{place}/planted'],
    ['native/../package.json', 'native/lib/planted'],
    ['/etc/passwd', 'native/lib/planted'],
  ])('never lead outside the package: %s as %s', (source, target) => {
    askForLink(source, target.replace('{place}', place));
    expect(() => linkLibraries(native)).toThrow('outside itself');
    for (const planted of [join(native, '../planted'), join(place, 'planted'), join(native, 'lib/planted')])
      expect(existsSync(planted)).toBe(false);
  });
});

describe('a start without a usable PostgreSQL', () => {
  test('reports a missing package, and the variable to set', () => {
    mkdirSync(join(place, 'node_modules'));
    expect(() => findBinaries(place, 'linux-riscv64')).toThrow(StartRefused);
    expect(() => findBinaries(place, 'linux-x64')).toThrow(/No PostgreSQL is packaged for linux-x64.*DATABASE_URL/);
  });

  test.each([
    ['#!/lib/ld-of-another-c-library\n', /ENOENT.*DATABASE_URL/],
    ['#!/bin/sh\necho "version GLIBC_2.99 not found" >&2; exit 1\n', /GLIBC_2\.99 not found.*DATABASE_URL/],
  ])('reports that the packaged one does not run: %j', (program, sentence) => {
    writeFileSync(join(native, 'bin/postgres'), program);
    expect(() => ensureBinariesRun(native, undefined)).toThrow(StartRefused);
    expect(() => ensureBinariesRun(native, undefined)).toThrow(sentence);
  });

  test('accepts one that runs', () => {
    ensureBinariesRun(native, undefined);
  });
});

function plant(folder: string, mode: number): void {
  mkdirSync(join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'bin/postgres'), 'planted');
  writeFileSync(join(folder, 'pg-symlinks.json'), '[{"source":"planted","target":"/etc/planted"}]');
  writeFileSync(join(folder, '.complete'), '');
  chmodSync(folder, mode);
}
