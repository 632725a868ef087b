import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const architecture = readFileSync('docs/architecture.md', 'utf8');

/** The steps of the walks: "1. `file` `name`: what it does". */
const steps = [...architecture.matchAll(/^\d\. `([\w/.-]+\.tsx?)` `(\w+)`/gm)].map(([, file, name]) => ({
  file: pathOf(file!),
  name: name!,
}));

/** Walks name files below the features, or below another folder of `src`. */
function pathOf(file: string): string {
  return /^(?:shared|web|server)\//.test(file) ? `src/${file}` : `src/server/features/${file}`;
}

describe('docs/architecture.md', () => {
  test('has walks with steps', () => {
    expect(steps.length).toBeGreaterThan(20);
  });

  test.each(steps)('names $name in $file', ({ file, name }) => {
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
