import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readConfig, variables } from './config.ts';
import { StartRefused } from './start-refused.ts';

describe('the configuration', () => {
  test('names every wrong variable', () => {
    const read = () => readConfig({ PORT: 'eighty', PUBLIC_URL: 'karafa' });
    expect(read).toThrow(StartRefused);
    expect(read).toThrow(/PORT: .*\n.*PUBLIC_URL: /);
  });

  test('has demo data in the embedded database only, unless they are asked for', () => {
    const DATABASE_URL = 'postgres://localhost/karafa';
    expect(readConfig({}).demo.isOn).toBe(true);
    expect(readConfig({ DEMO_DATA: 'off' }).demo.isOn).toBe(false);
    expect(readConfig({ DATABASE_URL }).demo.isOn).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO_DATA: 'on' }).demo.isOn).toBe(true);
  });

  test('is what the README and .env.example say', async () => {
    // Set by those who run a part alone, see docs/operations.md.
    const internal = new Set(['KARAFA_ROLE', 'NODE_ENV']);
    const read = variables.filter((name) => !internal.has(name)).sort();
    const table = (await readFile('README.md', 'utf8')).match(/^\| (`[A-Z_]+`(, )?)+ .*$/gm) ?? [];
    const told = table.flatMap((row) => row.split('|')[1]!.match(/[A-Z_]{2,}/g) ?? []);
    expect(told.sort()).toEqual(read);
    const example = (await readFile('.env.example', 'utf8')).match(/^# [A-Z_]+(?==)/gm) ?? [];
    expect(example.map((line) => line.slice(2)).sort()).toEqual(read);
  });
});
