// The directions of docs/architecture.md as rules. tests/architecture plants errors to prove that each rule fires.
export const features = ['settings', 'reference-data', 'companies', 'pictures', 'branches', 'reasons', 'accounts', 'admin-lists', 'revisions', 'age-proofs', 'listings', 'adverts', 'stock', 'products', 'product-imports', 'catalog', 'favourites', 'content', 'delivery', 'feeds', 'payments', 'vouchers', 'cart', 'orders', 'paid-services', 'verification', 'topping', 'bank-statements', 'payouts', 'messages', 'deals', 'reviews', 'watchdogs', 'newsletters', 'reports', 'returns', 'privacy', 'mails', 'audit', 'admin-tasks', 'figures'];

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'shared-is-pure', severity: 'error', from: { path: '^src/shared/' }, to: { path: ['^src/(server|web)/', '^demo/', '^tests/'] } },
    { name: 'shared-knows-no-runtime', severity: 'error', from: { path: '^src/shared/', pathNot: '\\.test\\.ts$' }, to: { dependencyTypes: ['core'] } },
    {
      name: 'contract-knows-no-feature',
      severity: 'error',
      from: { path: '^src/shared/(contract|i18n|money)/' },
      to: { path: '^src/shared/(?!contract|i18n|money|shop)\\w[^/]*/' },
    },
    { name: 'web-never-imports-server', severity: 'error', from: { path: '^src/web/' }, to: { path: '^src/server/' } },
    { name: 'only-pages-import-web', severity: 'error', from: { path: '^src/server/', pathNot: '^src/server/pages/' }, to: { path: '^src/web/' } },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^src/server/platform/' },
      to: { path: '^src/server/(?!platform/|config\\.ts)' },
    },
    {
      name: 'features-below-http',
      severity: 'error',
      from: { path: '^src/server/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/server/(http|jobs|pages|main|web|worker|supervisor)' },
    },
    {
      name: 'features-import-entry-points',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/' },
      to: { path: '^src/server/features/([^/]+)/', pathNot: ['^src/server/features/$1/', '^src/server/features/[^/]+/index\\.ts$'] },
    },
    {
      name: 'others-import-entry-points',
      severity: 'error',
      from: { path: '^(src/server/(?!features/)|demo/|bench/|trial/)' },
      to: { path: '^src/server/features/[^/]+/', pathNot: ['^src/server/features/[^/]+/index\\.ts$', '^src/server/features/(payments/gateways/settings|age-proofs/settings|accounts/notifications/push-settings|bank-statements/fio/settings)\\.ts$'] },
    },
    ...features.slice(0, -1).map((feature, index) => ({
      name: `features-keep-their-order-${feature}`,
      severity: 'error',
      from: { path: `^src/server/features/${feature}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^src/server/features/(${features.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'payments-know-no-orders',
      severity: 'error',
      from: { path: '^src/(server/features|shared)/payments/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/shared/orders/' },
    },
    { name: 'only-main-imports-demo', severity: 'error', from: { path: '^src/', pathNot: '^src/server/main\\.ts$' }, to: { path: '^demo/' } },
    { name: 'main-imports-demo-when-needed', severity: 'error', from: { path: '^src/server/main\\.ts$' }, to: { path: '^demo/', dynamic: false } },
    { name: 'ui-knows-no-domain', severity: 'error', from: { path: '^src/web/ui/' }, to: { path: '^src/web/(?!ui/)' } },
    { name: 'api-below-screens', severity: 'error', from: { path: '^src/web/api/' }, to: { path: '^src/web/(?!api/)' } },
    {
      name: 'page-below-features',
      severity: 'error',
      from: { path: '^src/web/page/' },
      to: { path: '^src/web/(?!page/|api/)' },
    },
    {
      name: 'nothing-imports-shell',
      severity: 'error',
      from: { path: '^src/web/(features|screens)/' },
      to: { path: '^src/web/shell/' },
    },
    {
      name: 'features-below-screens',
      severity: 'error',
      from: { path: '^src/web/features/' },
      to: { path: '^src/web/screens/' },
    },
    {
      name: 'screens-never-import-screens',
      severity: 'error',
      from: { path: '^src/web/screens/([^/]+/[^/]+)/' },
      to: { path: '^src/web/screens/', pathNot: '^src/web/screens/$1/' },
    },
    {
      name: 'browser-without-zod',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^(node_modules/zod/|src/shared/(?!api/).*contract\\.ts$)', dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-orphans', severity: 'error', from: { orphan: true, pathNot: ['\\.d\\.ts$', '\\.test\\.tsx?$', '^src/server/main\\.ts$', '^src/web/public/'] }, to: {} },
    { name: 'imports-resolve', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\.po$|^virtual:' } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|var)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
