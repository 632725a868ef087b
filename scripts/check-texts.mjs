// Proves that no text of the interface stands outside the message catalogues and that no catalogue misses a message.
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { textsOutsideCatalogues } from './texts-outside-catalogues.mjs';

const config = getConfig();
const catalogues = config.catalogs.flatMap(({ path }) =>
  config.locales.map((locale) => ({ locale, file: `${path.replace('{locale}', locale)}.po` })),
);

const errors = [...textsOutside('src/web'), ...(await staleCatalogues()), ...missingTranslations()];
for (const error of errors) console.log(error);
process.exit(errors.length > 0 ? 1 : 0);

function textsOutside(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .flatMap((file) => textsOutsideCatalogues(file, readFileSync(file, 'utf8')));
}

/** Extracts the messages into copies of the catalogues, which must not differ from the originals. */
async function staleCatalogues() {
  const folder = mkdtempSync(join(tmpdir(), 'karafa-texts-'));
  try {
    for (const { file } of catalogues) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      copyFileSync(file, join(folder, file));
    }
    const catalogs = config.catalogs.map((catalog) => ({ ...catalog, path: join(folder, catalog.path) }));
    for (const catalog of await getCatalogs({ ...config, catalogs })) {
      const made = await catalog.make({ clean: true, orderBy: config.orderBy });
      if (!made) return ['The messages could not be extracted.'];
    }
    const isStale = (file) =>
      withoutDates(readFileSync(join(folder, file), 'utf8')) !== withoutDates(readFileSync(file, 'utf8'));
    return catalogues
      .filter(({ file }) => isStale(file))
      .map(
        ({ file }) =>
          `${file} is not up to date with the code: run npx lingui extract --clean and translate what is new`,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function withoutDates(text) {
  return text.replace(/^"POT-Creation-Date.*$/m, '');
}

function missingTranslations() {
  return catalogues
    .filter(({ locale }) => locale !== config.sourceLocale)
    .flatMap(({ file }) =>
      readFileSync(file, 'utf8')
        .split('\n\n')
        .slice(1)
        .filter((entry) => /^msgstr ""\n?$/m.test(entry) && !/^msgstr ""\n"/m.test(entry) && !entry.startsWith('#~'))
        .map((entry) => `${file} misses: ${/^msgid (?:""\n)?(.*)$/m.exec(entry)?.[1]}`),
    );
}
