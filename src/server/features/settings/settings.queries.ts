import { settingValues, type SettingName, type Settings } from '#shared/settings/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/**
 * All settings in a language; a value for the language overrides the one for all. A missing or invalid setting is
 * omitted, and the page shows without it.
 */
export async function getSettings(db: Queryable, locale: Locale): Promise<Partial<Settings>> {
  const rows = await db
    .selectFrom('setting')
    .where('locale', 'in', ['*', locale])
    .select(['name', 'value'])
    .orderBy('name')
    // Later rows override earlier ones.
    .orderBy((eb) => eb('locale', '=', '*'), 'desc')
    .execute();
  const settings: Record<string, unknown> = {};
  for (const { name, value } of rows) {
    const schema = settingValues[name as keyof typeof settingValues];
    const parsed = schema?.safeParse(value);
    if (parsed?.success) settings[name] = parsed.data;
  }
  return settings as Partial<Settings>;
}

/** A row for one language cannot put the whole portal into maintenance. A missing or unreadable one means that it is off. */
export async function getMaintenance(db: Queryable): Promise<Settings['maintenance']> {
  const row = await db
    .selectFrom('setting')
    .where('name', '=', 'maintenance')
    .where('locale', '=', '*')
    .select('value')
    .executeTakeFirst();
  const { success, data } = settingValues.maintenance.safeParse(row?.value);
  return success ? data : settingValues.maintenance.parse({ is_enabled: false });
}

export async function isInMaintenance(db: Queryable): Promise<boolean> {
  return (await getMaintenance(db)).is_enabled;
}

/** The setting under a lock. The row exists afterwards, so that concurrent first changes wait for each other. */
export async function lockMaintenance(tx: Tx): Promise<Settings['maintenance']> {
  await tx
    .insertInto('setting')
    .values({ name: 'maintenance', locale: '*', value: JSON.stringify({ is_enabled: false }) })
    .onConflict((existing) => existing.columns(['name', 'locale']).doNothing())
    .execute();
  await lockSetting(tx, 'maintenance');
  return getMaintenance(tx);
}

/** In all languages, so that an administrator sees the previous values. */
export async function lockSetting(tx: Tx, name: SettingName): Promise<void> {
  await tx.selectFrom('setting').where('name', '=', name).select('locale').orderBy('locale').forUpdate().execute();
}

export async function setSetting<Name extends SettingName>(
  tx: Tx,
  name: Name,
  locale: Locale | '*',
  value: Settings[Name],
): Promise<void> {
  const json = JSON.stringify(value);
  await tx
    .insertInto('setting')
    .values({ name, locale, value: json })
    .onConflict((existing) => existing.columns(['name', 'locale']).doUpdateSet({ value: json }))
    .execute();
}
