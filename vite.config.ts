import babel from '@babel/core';
import linguiMacroBabel from '@lingui/babel-plugin-lingui-macro';
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import { runnerImport, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type { Contract } from './src/shared/contract/endpoint.ts';

const contractFile = /\/src\/shared\/contract\/contract\.ts$/;

/** Lingui's macros become plain calls; Vite's React transform has no Babel, so this is the only use of it. */
const linguiMacros: Plugin = {
  name: 'karafa-lingui-macros',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/(src|bench)\/.*\.tsx?$/.test(id) || !/@lingui\/(core|react)\/macro/.test(code)) return;
    const result = babel.transformSync(code, {
      filename: id,
      babelrc: false,
      configFile: false,
      sourceMaps: true,
      parserOpts: { plugins: ['jsx', 'typescript'] },
      plugins: [linguiMacroBabel],
    });
    return result?.code ? { code: result.code, map: result.map } : undefined;
  },
};

/** In the browser a call is its method and path: the schemas, and zod with them, stay on the server. */
const contractWithoutSchemas: Plugin = {
  name: 'karafa-contract-without-schemas',
  enforce: 'pre',
  async load(id) {
    if (!contractFile.test(id)) return;
    const { module } = await runnerImport<{ contract: Contract }>(id, { configFile: false, logLevel: 'error' });
    const calls = Object.entries(module.contract).map(([feature, group]) => [
      feature,
      Object.fromEntries(Object.entries(group).map(([name, { method, path }]) => [name, { method, path }])),
    ]);
    return `export const contract = ${JSON.stringify(Object.fromEntries(calls))};`;
  },
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [linguiMacros, ...(isSsrBuild || mode === 'test' ? [] : [contractWithoutSchemas]), lingui(), tailwindcss()],
  publicDir: isSsrBuild ? false : 'src/web/public',
  resolve: { tsconfigPaths: false },
  build: {
    target: isSsrBuild ? 'node20' : 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rollupOptions: {
      // Directives for other bundlers mean nothing here.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
      input: isSsrBuild
        ? { main: 'src/server/main.ts', demo: 'demo/main.ts', bench: 'bench/main.ts' }
        : 'src/web/shell/browser.tsx',
    },
    reportCompressedSize: true,
  },
  ssr: { noExternal: [/^@lingui\//] },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/support/database-server.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
  },
}));
