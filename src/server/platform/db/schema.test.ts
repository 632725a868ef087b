import { createRequire } from 'node:module';
import { generate, PostgresDialect } from 'kysely-codegen';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
const { cache } = createRequire(import.meta.url);

// After a migration: npx vitest run src/server/platform/db/schema.test.ts -u
test('the types of the tables match the migrations', async () => {
  // The generator looks a module up by its path, which some that earlier test files loaded lack.
  for (const [id, loaded] of Object.entries(cache)) if (!loaded?.path) delete cache[id];
  const types = await generate({
    db: testing.context.db,
    dialect: new PostgresDialect({ numericParser: 'number' }),
    excludePattern: '{kysely_*,public.kysely_*,graphile_worker.*}',
    defaultSchemas: ['public'],
    singularize: true,
    typeMapping: { int8: 'number' },
    outFile: null,
    logger: undefined,
  });
  const file = 'src/server/platform/db/schema.ts';
  const formatted = await format(types, { ...(await resolveConfig(file)), filepath: file });
  await expect(formatted).toMatchFileSnapshot('./schema.ts');
});
