// Import rules. The layers of src: each may import only from layers to its right.
const layers = ['startup', 'app', 'routes', 'features', 'product', 'realtime', 'session', 'api', 'fairness'];

/** The stages of the first load: beside all layers, because parts of every layer wait for one. */
const stages = '^src/startup/stages/';
const isTest = '\\.(test|fixture)\\.[cm]?[jt]sx?$';
const forbidden = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const layerRules = layers
  .slice(1)
  .map((layer, index) =>
    forbidden(
      `layer-${layer}`,
      `src/${layer} imports only from layers to its right: ${layers.join(', ')}.`,
      { path: `^src/${layer}/` },
      { path: `^src/(main\\.tsx$|(${layers.slice(0, index + 1).join('|')})/)`, pathNot: stages },
    ),
  );

// The folders of the contract checker: each may import only from folders to its right.
const checkerFolders = [
  ...['command', 'diff', 'record', 'har', 'arazzo', 'realtime', 'probe', 'observe'],
  ...['validate', 'config', 'report', 'contract', 'http'],
];

const checkerRules = checkerFolders
  .slice(1)
  .map((folder, index) =>
    forbidden(
      `conformance-${folder}`,
      `conformance/${folder} imports only from folders to its right: ${checkerFolders.join(', ')}.`,
      { path: `^conformance/${folder}/`, pathNot: isTest },
      { path: `^conformance/(${checkerFolders.slice(0, index + 1).join('|')})/` },
    ),
  );

module.exports = {
  forbidden: [
    ...layerRules,
    ...checkerRules,
    forbidden(
      'conformance-folder-in-order',
      'A new folder of the contract checker needs a place in the order of its folders.',
      { path: '^conformance/[^/]+/', pathNot: [isTest, `^conformance/(${checkerFolders.join('|')})/`] },
      { path: '^conformance/' },
    ),
    forbidden('nothing-imports-main', 'src/main.tsx is the entry.', { path: '^src/' }, { path: '^src/main\\.tsx$' }),
    forbidden(
      'no-feature-imports-a-feature',
      'Routes compose features. Code for several features belongs in src/product.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    ),
    forbidden(
      'shared-imports-only-shared',
      'src/shared is independent of the product.',
      { path: '^src/shared/' },
      { path: '^(src|generated|mocks|conformance|scripts|bench)/', pathNot: ['^src/shared/', stages] },
    ),
    forbidden(
      'stages-import-only-stages',
      'All layers wait for stages of the first load, so src/startup/stages depends on none of them.',
      { path: stages },
      { path: '^(src|generated|mocks|conformance|scripts|tests|bench)/', pathNot: stages },
    ),
    forbidden(
      'src-imports-only-src',
      'The site consists of src and generated.',
      { path: '^src/', pathNot: [isTest, '^src/main\\.tsx$'] },
      { path: '^(mocks|conformance|scripts|tests|bench)/' },
    ),
    forbidden(
      'src-tests-import-only-mocks-node',
      'Tests of src import the stand-in through mocks/node.ts, its factories, its examples, and tests/setup.',
      { path: `^src/.*${isTest}` },
      {
        path: '^(mocks|conformance|scripts|tests|bench)/',
        pathNot: '^(mocks/(node\\.ts$|factories/|examples/|http/example-response\\.ts$)|tests/setup/)',
      },
    ),
    forbidden(
      'main-imports-mocks-dynamically',
      'A static import would add the stand-in to every production bundle.',
      { path: '^src/main\\.tsx$' },
      { path: '^mocks/', dependencyTypesNot: ['dynamic-import'] },
    ),
    forbidden(
      'main-imports-only-startup',
      'src/main.tsx starts the application, and in development the stand-in.',
      { path: '^src/main\\.tsx$' },
      { path: '^(src|generated|mocks|conformance|scripts|tests|bench)/', pathNot: '^(src/(startup|shared)/|mocks/browser\\.ts$)' },
    ),
    forbidden(
      'workbench-imports-only-what-it-shows',
      'The workbench shows components of src/shared, and sections of features from examples of the contract, in the theme of a brand.',
      { path: '^tests/workbench/' },
      {
        path: '^(src|mocks|conformance|scripts|tests|bench)/',
        pathNot:
          '^tests/workbench/|^mocks/(factories/|http/example-response\\.ts$)|^src/(shared/|features/|app/(brand/|styles\\.ts$)|product/color-mode\\.ts$|api/(runtime-config|all-pages)\\.ts$)',
      },
    ),
    forbidden(
      'nothing-imports-workbench',
      'The workbench is not part of the site.',
      { path: '^(src|generated|mocks|conformance|scripts|bench)/' },
      { path: '^tests/workbench/' },
    ),
    forbidden(
      'mocks-import-only-mocks',
      'The stand-in implements the contract independently of the site. Shared code would hide errors of both.',
      { path: '^mocks/' },
      { path: '^(src|conformance|scripts|tests|bench)/' },
    ),
    forbidden(
      'src-imports-only-tables-of-frames',
      'The code of frames runs on another origin.',
      { path: '^src/' },
      { path: '^frames/', pathNot: '^frames/(protocol/|providers\\.ts$)' },
    ),
    forbidden(
      'protocol-imports-only-itself',
      'Frames load it without a build, so it must stay small.',
      { path: '^frames/protocol/', pathNot: isTest },
      { path: '^frames/', pathNot: '^frames/protocol/' },
    ),
    forbidden(
      'frames-import-only-frames',
      'The site, its frames and the stand-in share it, so it depends on none of them.',
      { path: '^frames/', pathNot: isTest },
      { path: '^(?!frames/)' },
    ),
    forbidden(
      'conformance-imports-only-conformance',
      'The contract checker tests any server, and ours like any other.',
      { path: '^conformance/' },
      { path: '^(src|mocks|scripts|tests|bench)/' },
    ),
    forbidden(
      'generated-imports-only-the-mutator',
      'Generated clients send requests through the mutator.',
      { path: '^generated/' },
      { path: '^(src|mocks|conformance|scripts|tests|bench)/', pathNot: '^src/api/mutator\\.ts$' },
    ),
    forbidden(
      'only-clients-import-the-mutator',
      'Only the generated clients send requests.',
      { path: '^generated/', pathNot: '^generated/api/' },
      { path: '^src/' },
    ),
    forbidden(
      'scripts-import-only-the-runtime-config',
      'The servers of the site share only its runtime configuration. The packer of the checker parses its contract ahead.',
      { path: '^scripts/', pathNot: '^scripts/(site/prerender/|deploy/(routes|write-release)\\.ts$|verify-receipt)' },
      {
        path: '^(src|mocks|conformance|tests|bench)/',
        pathNot: '^(src/api/runtime-config(-checks|-shape)?|conformance/contract/parse-file)\\.ts$',
      },
    ),
    forbidden(
      'verify-receipt-imports-only-fairness',
      'The command verifies evidence with the code of the site.',
      { path: '^scripts/verify-receipt' },
      { path: '^(src|mocks|conformance|tests|bench)/', pathNot: '^src/fairness/' },
    ),
    forbidden(
      'fairness-runs-without-the-site',
      'The verification of both games runs in Node and in a page without network: no React, no queries, no requests.',
      { path: '^src/fairness/(?!ui/)', pathNot: isTest },
      { path: '^(node_modules/(react|react-dom|@tanstack|zustand)/|src/startup/)', reachable: true },
    ),
    forbidden(
      'prerender-imports-only-the-pages',
      'Prerendering imports only the pages, their data and the runtime configuration.',
      { path: '^scripts/site/prerender/' },
      {
        path: '^(src|mocks|conformance|tests|bench)/',
        pathNot: '^src/(api/runtime-config\\.ts|startup/(prerender\\.tsx|hydrate-cache\\.ts))$',
      },
    ),
    forbidden(
      'end-to-end-imports-only-tests',
      'End-to-end tests use the site like a player. They share the journeys of other engines.',
      { path: '^tests/e2e/' },
      { path: '^(src|mocks|conformance|scripts|generated)/', pathNot: '^scripts/(browsers/|deploy/|page-addresses\\.ts$)' },
    ),
    forbidden(
      'src-without-dev-dependencies',
      'Packages of the site belong in dependencies.',
      { path: '^src/', pathNot: isTest },
      // The build copies the font.
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/@fontsource' },
    ),
    forbidden(
      'declared-packages',
      'A package that is not in package.json can disappear with any update.',
      {},
      {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
      },
    ),
    // The packages of bench/ are installed by the benchmarks only.
    forbidden(
      'resolvable',
      'The imported file must exist.',
      {},
      { couldNotResolve: true, pathNot: '^(virtual:|lighthouse$|react-window$)' },
    ),
    forbidden('no-cycle', 'Modules must not import each other.', {}, { circular: true }),
  ],
  options: {
    // bench/ has a package.json of its own beside the project's.
    combinedDependencies: true,
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
