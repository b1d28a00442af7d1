// Who may know whom. Layers of src, from the one that knows all of them to the one that knows none.
const layers = ['app', 'routes', 'features', 'shell', 'realtime', 'session', 'api'];

const isTest = '\\.(test|fixture)\\.[cm]?[jt]sx?$';
const forbidden = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const layerRules = layers
  .slice(1)
  .map((layer, index) =>
    forbidden(
      `layer-${layer}`,
      `src/${layer} knows only what stands to its right: ${layers.join(', ')}.`,
      { path: `^src/${layer}/` },
      { path: `^src/(main\\.tsx$|(${layers.slice(0, index + 1).join('|')})/)` },
    ),
  );

module.exports = {
  forbidden: [
    ...layerRules,
    forbidden('no-layer-knows-main', 'src/main.tsx starts everything; nothing starts it.', { path: '^src/' }, { path: '^src/main\\.tsx$' }),
    forbidden(
      'features-apart',
      'A feature never imports a feature: routes compose them, src/shell holds what all may call on.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    ),
    forbidden(
      'shared-alone',
      'src/shared knows nothing of the product.',
      { path: '^src/shared/' },
      { path: '^(src|generated|mocks|conformance|scripts|bench|deploy)/', pathNot: '^src/shared/' },
    ),
    forbidden(
      'src-stays-inside',
      'The site is made of src and generated.',
      { path: '^src/', pathNot: [isTest, '^src/main\\.tsx$'] },
      { path: '^(mocks|conformance|scripts|tests|bench|deploy)/' },
    ),
    forbidden(
      'src-tests-use-the-node-door',
      'A test of src may have the stand-in by its door for Node, and the set-up of the tests.',
      { path: `^src/.*${isTest}` },
      { path: '^(mocks|conformance|scripts|tests|bench|deploy)/', pathNot: '^(mocks/node\\.ts$|tests/setup/)' },
    ),
    forbidden(
      'main-reaches-mocks-dynamically',
      'A static import would put the stand-in world into every production bundle.',
      { path: '^src/main\\.tsx$' },
      { path: '^mocks/', dependencyTypesNot: ['dynamic-import'] },
    ),
    forbidden(
      'main-knows-app',
      'src/main.tsx starts the application, and the mock worker in development.',
      { path: '^src/main\\.tsx$' },
      { path: '^(src|generated|mocks|conformance|scripts|tests|bench|deploy)/', pathNot: '^(src/(app|shared)/|mocks/browser\\.ts$)' },
    ),
    forbidden(
      'workbench-knows-pieces',
      'The workbench shows the pieces that know nothing of the product, in the clothes of a brand.',
      { path: '^workbench/' },
      {
        path: '^(src|generated|mocks|conformance|scripts|tests|bench|deploy)/',
        pathNot: '^src/(shared/|app/(brand/|styles\\.ts$)|shell/color-mode\\.ts$|api/runtime-config\\.ts$)',
      },
    ),
    forbidden(
      'workbench-apart',
      'No part of the site stands on the workbench.',
      { path: '^(src|generated|mocks|conformance|scripts|bench|deploy)/' },
      { path: '^workbench/' },
    ),
    forbidden(
      'mocks-stay-inside',
      'The stand-in speaks the contract: what it knew of the site would hide the faults of both.',
      { path: '^mocks/' },
      { path: '^(src|conformance|scripts|tests|bench|deploy)/' },
    ),
    forbidden(
      'conformance-stays-inside',
      'The contract checker judges any server, and ours like a stranger.',
      { path: '^conformance/' },
      { path: '^(src|mocks|scripts|tests|bench|deploy)/' },
    ),
    forbidden(
      'generated-knows-the-mutator',
      'Generated clients stand on the transport through the mutator.',
      { path: '^generated/' },
      { path: '^(src|mocks|conformance|scripts|tests|bench|deploy)/', pathNot: '^src/api/mutator\\.ts$' },
    ),
    forbidden(
      'only-clients-know-the-mutator',
      'Of what is generated, only the clients call a server.',
      { path: '^generated/', pathNot: '^generated/api/' },
      { path: '^src/' },
    ),
    forbidden(
      'scripts-know-the-runtime-config',
      'The server of the site and the site share one thing: the configuration between them.',
      { path: '^scripts/', pathNot: '^scripts/site/prerender/' },
      { path: '^(src|mocks|conformance|tests|bench|deploy)/', pathNot: '^(src/api/runtime-config|tests/e2e/addresses)\\.ts$' },
    ),
    forbidden(
      'prerender-draws-the-site',
      'What draws the first picture of a page when it is built knows how the site draws it, and no more of it.',
      { path: '^scripts/site/prerender/' },
      {
        path: '^(src|mocks|conformance|tests|bench|deploy)/',
        pathNot: '^src/(api/runtime-config\\.ts|app/(prerender\\.tsx|startup/hydrate-cache\\.ts))$',
      },
    ),
    forbidden(
      'end-to-end-from-outside',
      'End-to-end tests see what a player sees.',
      { path: '^tests/e2e/' },
      { path: '^(src|mocks|conformance|scripts|generated)/' },
    ),
    forbidden(
      'site-without-development-packages',
      'What the site needs stands in dependencies.',
      { path: '^src/', pathNot: isTest },
      // The typeface is a file that the build copies.
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/@fontsource' },
    ),
    forbidden(
      'declared-packages',
      'A package that is not in package.json may go at any time.',
      {},
      {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
      },
    ),
    // Dredd gives its hooks a module of this name.
    forbidden('resolvable', 'An import that leads nowhere.', {}, { couldNotResolve: true, pathNot: '^(virtual:|hooks$)' }),
    // A type that a module takes from its user is gone before anything runs.
    forbidden(
      'no-circle',
      'Two modules that need each other are one.',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^(\\.cache|\\.git|test-results|playwright-report|gallery|generated\\.fresh)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
