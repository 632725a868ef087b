import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

export const messageConfig = getConfig();
export const webCatalogue = 'src/shared/i18n/languages/{locale}/web';

/** The messages of the web in a language, by id. */
export async function readMessages(locale: string) {
  const catalog = (await getCatalogs(messageConfig)).find(({ path }) => path.endsWith(webCatalogue));
  if (!catalog) throw new Error(`lingui.config.ts names no catalogue ${webCatalogue}`);
  return (await catalog.read(locale)) ?? {};
}
