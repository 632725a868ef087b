import { generate, PostgresDialect } from 'kysely-codegen';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();

// After a migration: npx vitest run src/server/platform/db/schema.test.ts -u
test('the types of the tables match the migrations', async () => {
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
