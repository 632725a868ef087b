import babel from '@babel/core';
import linguiMacroBabel from '@lingui/babel-plugin-lingui-macro';
import type { Plugin } from 'vite';

/** Lingui's macros become plain calls; Vite's React transform has no Babel, so this is the only use of it. */
export const linguiMacros: Plugin = {
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
