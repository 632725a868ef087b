import { runnerImport, type Plugin } from 'vite';
import type { Contract } from '../src/shared/contract/endpoint.ts';

const contractFile = /\/src\/shared\/api\/(public|personal)-contract\.ts$/;

/** In the browser a call is its method and path: the schemas, and zod with them, stay on the server. */
export const contractWithoutSchemas: Plugin = {
  name: 'karafa-contract-without-schemas',
  enforce: 'pre',
  async load(id) {
    const [, part] = contractFile.exec(id) ?? [];
    if (!part) return;
    const { module } = await runnerImport<Record<string, Contract>>(id, { configFile: false, logLevel: 'error' });
    const calls = Object.entries(module[`${part}Contract`]!).map(([feature, group]) => [
      feature,
      Object.fromEntries(Object.entries(group).map(([name, { method, path }]) => [name, { method, path }])),
    ]);
    return `export const ${part}Contract = ${JSON.stringify(Object.fromEntries(calls))};`;
  },
};
