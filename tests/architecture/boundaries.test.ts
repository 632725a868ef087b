import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import { afterEach, describe, expect, test } from 'vitest';

const configFile = '../../.dependency-cruiser.mjs';
const { default: rules, features } = (await import(configFile)) as {
  default: { forbidden: IFlattenedRuleSet['forbidden']; options: object };
  features: readonly string[];
};

/** The smallest tree of files that breaks each rule: a rule that matches nothing would pass silently. */
const plantedViolations: Record<string, Record<string, string>> = {
  'no-cycles': { 'src/web/ui/a.ts': "import type { B } from './b.ts';", 'src/web/ui/b.ts': "import './a.ts';" },
  'shared-is-pure': { 'src/shared/a.ts': "import '../server/b.ts';", 'src/server/b.ts': '' },
  'shared-knows-no-runtime': { 'src/shared/a.ts': "import 'node:fs';" },
  'contract-knows-no-feature': {
    'src/shared/contract/a.ts': "import '../orders/b.ts';",
    'src/shared/orders/b.ts': '',
  },
  'web-never-imports-server': { 'src/web/shell/a.ts': "import '../../server/b.ts';", 'src/server/b.ts': '' },
  'only-pages-import-web': { 'src/server/http/a.ts': "import '../../web/ui/b.ts';", 'src/web/ui/b.ts': '' },
  'platform-knows-no-feature': {
    'src/server/platform/a.ts': "import '../features/catalog/index.ts';",
    'src/server/features/catalog/index.ts': '',
  },
  'features-below-http': {
    'src/server/features/catalog/a.ts': "import '../../http/b.ts';",
    'src/server/http/b.ts': '',
  },
  'features-import-entry-points': {
    'src/server/features/content/a.ts': "import '../catalog/inner.ts';",
    'src/server/features/catalog/inner.ts': '',
  },
  'others-import-entry-points': {
    'src/server/http/a.ts': "import '../features/catalog/inner.ts';",
    'src/server/features/catalog/inner.ts': '',
  },
  ...upwardImports(),
  'payments-know-no-orders': {
    'src/server/features/payments/a.ts': "import '../../../shared/orders/b.ts';",
    'src/shared/orders/b.ts': '',
  },
  'only-main-imports-demo': { 'src/server/supervisor.ts': "await import('../../demo/b.ts');", 'demo/b.ts': '' },
  'main-imports-demo-when-needed': { 'src/server/main.ts': "import '../../demo/b.ts';", 'demo/b.ts': '' },
  'ui-knows-no-domain': { 'src/web/ui/a.ts': "import '../features/b.ts';", 'src/web/features/b.ts': '' },
  'api-below-screens': { 'src/web/api/a.ts': "import '../shell/b.ts';", 'src/web/shell/b.ts': '' },
  'page-below-features': { 'src/web/page/a.ts': "import '../features/b.ts';", 'src/web/features/b.ts': '' },
  'nothing-imports-shell': {
    'src/web/screens/public/home/a.ts': "import '../../../shell/b.ts';",
    'src/web/shell/b.ts': '',
  },
  'features-below-screens': {
    'src/web/features/a.ts': "import '../screens/public/home/b.ts';",
    'src/web/screens/public/home/b.ts': '',
  },
  'screens-never-import-screens': {
    'src/web/screens/public/home/a.ts': "import '../search/b.ts';",
    'src/web/screens/public/search/b.ts': '',
  },
  'browser-without-zod': {
    'src/web/shell/a.ts': "import '../../shared/catalog/contract.ts';",
    'src/shared/catalog/contract.ts': '',
  },
  'no-orphans': { 'src/web/ui/alone.ts': 'export {};' },
  'imports-resolve': { 'src/web/ui/a.ts': "import './gone.ts';" },
};

/** For every two consecutive features, an import of the later one by the earlier one. */
function upwardImports(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    features.slice(0, -1).map((feature, index) => [
      `features-keep-their-order-${feature}`,
      {
        [`src/server/features/${feature}/a.ts`]: `import '../${features[index + 1]}/index.ts';`,
        [`src/server/features/${features[index + 1]}/index.ts`]: '',
      },
    ]),
  );
}

describe('the dependency rules', () => {
  let folder = '';

  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('each have a planted violation', () => {
    expect(Object.keys(plantedViolations)).toEqual(rules.forbidden!.map(({ name }) => name));
  });

  test.each(Object.entries(plantedViolations))('%s fires on its planted violation', async (rule, files) => {
    folder = await mkdtemp(join(tmpdir(), 'karafa-planted-'));
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), `${text}\n`);
    }
    const options = {
      ...rules.options,
      tsConfig: undefined,
      baseDir: folder,
      ruleSet: { forbidden: rules.forbidden },
      validate: true,
    };
    const { output } = await cruise(['src'], options as ICruiseOptions);
    expect((output as ICruiseResult).summary.violations.map((violation) => violation.rule.name)).toContain(rule);
  });
});
