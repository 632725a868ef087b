import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vitest/config';
import { contractWithoutSchemas } from './vite/contract-without-schemas.ts';
import { linguiMacros } from './vite/lingui-macros.ts';
import { messagesByScreen, textChunkName } from './vite/messages-by-screen.ts';
import { oneByteSource } from './vite/one-byte-source.ts';
import { shortMessageIds } from './vite/short-message-ids.ts';
import { withoutPreloadHelper } from './vite/without-preload-helper.ts';

/** What only the content of pages consists of, which public pages load with the first use (`latePage`). */
const partsOfPages = {
  name: 'page-parts',
  test: /\/src\/(shared\/content\/limits|web\/(page\/failure-text|ui\/(breadcrumb|disclosure-button|file-size|neck-label|radio|verbatim)\.|features\/(picture\/picture\.|price(?!\/charged)|stars(?!\/given-stars)|listing-card\/listing-(grid|labels))))/,
  minShareCount: 5,
  includeDependenciesRecursively: false,
};

/** What lists of listings need before their content. */
const addressesOfLists = {
  name: 'list-addresses',
  test: /\/src\/(shared\/catalog\/facets|web\/features\/listing-list\/(load-listings|listing-address|list-head)\.)/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** What most screens share comes in one piece: many small chunks compress worse and are asked for one by one. */
const sharedByScreens = {
  name: 'common',
  test: /preload-helper|session\/logged-in-account|\/src\/(shared(?!\/(i18n\/((languages\/\w+\/)?personal-paths|shop-time)|shop\/shops|orders|products|vouchers|cart|payments|delivery|audit|mails|adverts|favourites|messages|deals|reviews|watchdogs|newsletters|reports|reasons|topping|paid-services|verification|age-proofs|admin-lists|feeds|product-imports|accounts\/admin))|web\/(api|page|ui(?!\/(dialog|modal-host|select-field|text-area-field|data-table|row-check|state-mark|state-tones|suggestion-field|record-list|failure-detail|use-current-in-view|use-selection|use-restored-focus|tab-link|field|labelled|pagination|page-window|empty-state|copy-text))|features\/(load-failure|picture|price(?!\/charged)|stars(?!\/given-stars)|listing-card)))\//,
  minShareCount: 5,
};

/** What only lists of listings share: as small chunks of their own they compress worse. */
const partsOfLists = {
  name: 'listings',
  test: /\/src\/web\/(features\/(listing-list\/(?!filter-drawer|ranking-text|result-count)|watchdogs\/watch-search-button)|ui\/(disclosure-panel|select)\.)/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** What forms share. Public pages load it with their late code. */
const partsOfForms = {
  name: 'fields',
  test: /\/src\/web\/ui\/(labelled|field|text-area-field)\./,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** What lists of the administration share, for the same reason. */
const partsOfAdminLists = {
  name: 'admin-lists',
  test: /\/src\/web\/(features\/(filtered-list\/(?!pager|list-query|back-to-list)|detail-pane\/|admin-lists\/(list-views|list-state|column-button|sort-heading))|ui\/(row-check|use-selection)\.)/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** What screens of orders, of the administration and of buyers, share. */
const partsOfOrders = {
  name: 'order-parts',
  test: /\/src\/(web\/features\/(order\/(order-lines|renew-link\.|refund-reason|refund-texts)|bank-lines\/line-texts|returns\/return-states)|shared\/payments\/payments)/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/**
 * Packages that the server's bundle contains: of their hundreds of modules it needs a part, and each module that is
 * loaded takes memory for itself and its source. Of stopword it needs three languages of sixty.
 */
const bundledPackages = [
  /^@lingui\//,
  /^react(-dom)?(\/|$)/,
  /^zod(\/|$)/,
  'fastify-type-provider-zod',
  'kysely',
  'libphonenumber-js',
  'markdown-it',
  'stopword',
];

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    linguiMacros,
    messagesByScreen(),
    ...(isSsrBuild ? [oneByteSource] : []),
    ...(isSsrBuild || mode === 'test' ? [] : [shortMessageIds, contractWithoutSchemas, withoutPreloadHelper]),
    lingui(),
    tailwindcss(),
  ],
  // Without it the server's files contain React's builds for developers, too: a megabyte of source.
  ...(isSsrBuild && mode === 'production' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  publicDir: isSsrBuild ? false : 'src/web/public',
  resolve: { tsconfigPaths: false },
  build: {
    target: isSsrBuild ? 'node20' : 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rollupOptions: {
      // How long each plugin took interests nobody who starts the portal.
      checks: { pluginTimings: false },
      // Directives for other bundlers mean nothing here.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
      output: isSsrBuild
        ? // A process keeps the source of every file that it loads.
          { comments: false }
        : {
            chunkFileNames: textChunkName,
            codeSplitting: {
              groups: [
                partsOfPages,
                addressesOfLists,
                sharedByScreens,
                partsOfLists,
                partsOfForms,
                partsOfAdminLists,
                partsOfOrders,
              ],
            },
          },
      input: isSsrBuild
        ? {
            main: 'src/server/main.ts',
            openapi: 'src/server/write-openapi.ts',
            demo: 'demo/main.ts',
            bench: 'bench/main.ts',
            trial: 'trial/cluster/main.ts',
          }
        : 'src/web/shell/browser.tsx',
    },
    reportCompressedSize: true,
    // The server names the files of the first page; a list of every chunk's files would weigh on each.
    modulePreload: false,
  },
  ssr: { noExternal: bundledPackages },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tests/{architecture,fuzz}/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/support/database-server.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // With two workers, two cores are idle a tenth of the time.
    maxWorkers: 3,
    // Loading the modules again for each of 400 files would take half of the time.
    isolate: false,
  },
}));
