import { describe, expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { getSettings, isInMaintenance } from './settings.queries.ts';

const testing = useTestContext();
const set = (name: string, locale: string, value: unknown) =>
  testing.context.db
    .insertInto('setting')
    .values({ name, locale, value: JSON.stringify(value) })
    .execute();

describe('a setting', () => {
  test.each([['cs', '*'] as const, ['*', 'cs'] as const])(
    'for a language overrides the one for all, inserted in the order %s, %s',
    async (first, second) => {
      await testing.context.db.deleteFrom('setting').execute();
      const menu = (locale: string) => [{ text: locale, link: '/' }];
      await set('topmenu', first, menu(first));
      await set('topmenu', second, menu(second));
      expect(await getSettings(testing.context.db, 'cs')).toEqual({ topmenu: menu('cs') });
      expect(await getSettings(testing.context.db, 'de')).toEqual({ topmenu: menu('*') });
    },
  );

  test('R-2.40 for one language cannot put the whole portal into maintenance', async () => {
    await set('maintenance', 'cs', { is_enabled: true });
    expect(await isInMaintenance(testing.context.db)).toBe(false);
    await set('maintenance', '*', { is_enabled: true });
    expect(await isInMaintenance(testing.context.db)).toBe(true);
  });
});
