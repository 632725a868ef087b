import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { prepared } from './prepared-statement.ts';

const testing = useTestContext();

test('statements marked at their beginning or end are planned once per connection', async () => {
  await testing.context.db.transaction().execute(async (tx) => {
    await sql`${prepared('test.first')} select ${1}::int`.execute(tx);
    await tx.selectFrom('currency').select('id').where('code', '=', 'CZK').modifyEnd(prepared('test.last')).execute();
    await sql`select ${'/* prepared test.never */'}::text`.execute(tx);
    const { rows } = await sql<{ name: string }>`
      select name from pg_prepared_statements where name like 'test.%' order by name`.execute(tx);
    expect(rows).toEqual([{ name: 'test.first' }, { name: 'test.last' }]);
  });
});
