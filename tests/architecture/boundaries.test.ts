import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectRoot, withFixtureProject } from './fixture-project';

interface Planted {
  readonly file: string;
  readonly code: string;
  /** Rule that must report it, and no other. Undefined if no rule may. */
  readonly rule?: string;
}

/** Files, none of which imports another one, so that each report names one file. */
const planted: readonly Planted[] = [
  { file: 'src/app/p36.ts', code: "import '../startup/goal';", rule: 'layer-app' },
  { file: 'src/startup/stages/p37.ts', code: "import '../../shared/goal';", rule: 'stages-import-only-stages' },
  { file: 'src/routes/p1.ts', code: "import '../app/goal';", rule: 'layer-routes' },
  { file: 'src/features/a/p2.ts', code: "import '../../routes/goal';", rule: 'layer-features' },
  { file: 'src/product/p3.ts', code: "import '../features/a/goal';", rule: 'layer-product' },
  { file: 'src/realtime/p4.ts', code: "import '../product/goal';", rule: 'layer-realtime' },
  { file: 'src/session/p5.ts', code: "import '../realtime/goal';", rule: 'layer-session' },
  { file: 'src/api/p6.ts', code: "import '../session/goal';", rule: 'layer-api' },
  { file: 'src/api/p7.ts', code: "import '@/app/goal';", rule: 'layer-api' },
  { file: 'src/api/p8.ts', code: "import type { Goal } from '../session/goal'; export type P8 = Goal;", rule: 'layer-api' },
  { file: 'src/api/p9.ts', code: "export const later = () => import('../session/goal');", rule: 'layer-api' },
  { file: 'src/features/a/p10.ts', code: "import '../b/goal';", rule: 'no-feature-imports-a-feature' },
  { file: 'src/shared/p11.ts', code: "import '../api/goal';", rule: 'shared-imports-only-shared' },
  { file: 'src/shared/p12.ts', code: "import '@generated/goal';", rule: 'shared-imports-only-shared' },
  { file: 'src/app/p13.ts', code: "import '../../mocks/goal';", rule: 'src-imports-only-src' },
  { file: 'src/app/p14.ts', code: "export const later = () => import('../../mocks/browser');", rule: 'src-imports-only-src' },
  { file: 'src/app/p15.test.ts', code: "import '../../mocks/goal';", rule: 'src-tests-import-only-mocks-node' },
  { file: 'src/startup/p16.ts', code: "import '../main';", rule: 'nothing-imports-main' },
  { file: 'mocks/p17.ts', code: "import '../src/shared/goal';", rule: 'mocks-import-only-mocks' },
  { file: 'frames/p32.ts', code: "import '../src/shared/goal';", rule: 'frames-import-only-frames' },
  { file: 'frames/p33.ts', code: "import '@generated/goal';", rule: 'frames-import-only-frames' },
  { file: 'frames/protocol/p34.ts', code: "import '../goal';", rule: 'protocol-imports-only-itself' },
  { file: 'src/shared/p35.ts', code: "import '@frames/goal';", rule: 'src-imports-only-tables-of-frames' },
  { file: 'conformance/p18.ts', code: "import '../mocks/goal';", rule: 'conformance-imports-only-conformance' },
  { file: 'conformance/p19.ts', code: "import '../src/api/goal';", rule: 'conformance-imports-only-conformance' },
  { file: 'conformance/contract/p36.ts', code: "import '../config/goal';", rule: 'conformance-contract' },
  {
    file: 'conformance/report/p37.ts',
    code: "import type { Goal } from '../config/goal'; export type P37 = Goal;",
    rule: 'conformance-report',
  },
  { file: 'conformance/new/p38.ts', code: "import '../contract/goal';", rule: 'conformance-folder-in-order' },
  { file: 'generated/api/p20.ts', code: "import '../../src/api/goal';", rule: 'generated-imports-only-the-mutator' },
  { file: 'generated/zod/p21.ts', code: "import '../../src/api/mutator';", rule: 'only-clients-import-the-mutator' },
  { file: 'scripts/p22.ts', code: "import '../src/api/goal';", rule: 'scripts-import-only-the-runtime-config' },
  { file: 'scripts/p23.ts', code: "import '../mocks/goal';", rule: 'scripts-import-only-the-runtime-config' },
  { file: 'scripts/verify-receipt.ts', code: "import '../src/shared/goal';", rule: 'verify-receipt-imports-only-fairness' },
  { file: 'src/fairness/core/p29.ts', code: "import '../ui/uses-react';", rule: 'fairness-runs-without-the-site' },
  { file: 'src/fairness/ui/p31.ts', code: "import '../../api/goal';", rule: 'layer-fairness' },
  { file: 'tests/e2e/p24.spec.ts', code: "import '../../src/shared/goal';", rule: 'end-to-end-imports-only-tests' },
  { file: 'src/api/p25.ts', code: "import 'for-development';", rule: 'src-without-dev-dependencies' },
  { file: 'src/api/p26.ts', code: "import 'undeclared';", rule: 'declared-packages' },
  { file: 'src/api/p27.ts', code: "import './nowhere';", rule: 'resolvable' },
  { file: 'src/api/p28.ts', code: "import { back } from './way-back'; export const there = () => back;", rule: 'no-cycle' },

  { file: 'src/app/fine-1.ts', code: "import '../routes/goal'; import '../api/goal'; import '../shared/goal'; import '@generated/goal';" },
  {
    file: 'src/features/a/fine-2.ts',
    code: "import './goal'; import '../../startup/stages/goal'; import '../../product/goal'; import '../../shared/goal';",
  },
  { file: 'src/app/fine-3.test.ts', code: "import '../../mocks/node'; import '../../tests/setup/goal';" },
  { file: 'generated/api/fine-4.ts', code: "import '../../src/api/mutator';" },
  { file: 'mocks/fine-5.ts', code: "import '../generated/goal';" },
  { file: 'conformance/fine-6.ts', code: "import '../generated/goal';" },
  { file: 'conformance/config/fine-11.ts', code: "import '../contract/goal'; import '../report/goal';" },
  { file: 'conformance/contract/fine-12.test.ts', code: "import '../config/goal';" },
  { file: 'src/features/a/p30.ts', code: "import '../../product/goal'; import '../../fairness/goal';" },
  { file: 'src/fairness/core/fine-8.ts', code: "import '../../shared/goal'; import '@generated/goal';" },
  { file: 'src/shared/fine-9.ts', code: "import '../startup/stages/goal'; import '@frames/protocol/goal'; import '@frames/providers';" },
  { file: 'mocks/fine-10.ts', code: "import '../frames/goal';" },
  { file: 'scripts/fine-7.ts', code: "import '../src/api/runtime-config';" },
];

const layers = [
  'startup',
  'startup/stages',
  'app',
  'routes',
  'features/a',
  'features/b',
  'product',
  'realtime',
  'session',
  'api',
  'fairness',
  'shared',
];
const goals = [
  ...layers.map((layer) => `src/${layer}/goal.ts`),
  'generated/goal.ts',
  'frames/goal.ts',
  'frames/protocol/goal.ts',
  'frames/providers.ts',
  'conformance/config/goal.ts',
  'conformance/contract/goal.ts',
  'conformance/report/goal.ts',
  'mocks/goal.ts',
  'mocks/node.ts',
  'mocks/browser.ts',
  'tests/setup/goal.ts',
  'src/api/mutator.ts',
  'src/api/runtime-config.ts',
];

interface Report {
  readonly summary: {
    readonly violations: { readonly from: string; readonly rule: { readonly name: string; readonly severity: string } }[];
  };
}

function cruise(main: string): Map<string, string[]> {
  const files = {
    ...Object.fromEntries(goals.map((path) => [path, 'export type Goal = 1; export const goal = 1;'])),
    ...Object.fromEntries(planted.map(({ file, code }) => [file, code])),
    'src/fairness/ui/uses-react.ts': "import 'react';",
    'src/api/way-back.ts': "import { there } from './p28'; export const back = () => there;",
    'src/main.tsx': main,
    'package.json': JSON.stringify({ dependencies: { react: '1.0.0' }, devDependencies: { 'for-development': '1.0.0' } }),
    'node_modules/for-development/index.js': '',
    'node_modules/react/index.js': '',
    'node_modules/undeclared/index.js': '',
  };
  const output = withFixtureProject(files, ['.dependency-cruiser.cjs', 'tsconfig.json'], (root) =>
    spawnSync(join(projectRoot, 'node_modules/.bin/depcruise'), ['.', '--output-type', 'json'], { cwd: root, encoding: 'utf8' }),
  );
  const report = JSON.parse(output.stdout) as Report;
  const found = new Map<string, string[]>();
  for (const { from, rule } of report.summary.violations) {
    expect(rule.severity).toBe('error');
    found.set(from, [...(found.get(from) ?? []), rule.name]);
  }
  return found;
}

describe('the import rules', () => {
  const found = cruise("import './startup/goal'; export const later = () => import('../mocks/browser');");

  it.each(planted.filter(({ rule }) => rule !== undefined))('report $file under $rule', ({ file, rule }) => {
    expect(found.get(file)).toEqual([rule]);
  });

  it.each(planted.filter(({ rule }) => rule === undefined))('accept $file', ({ file }) => {
    expect(found.get(file)).toBeUndefined();
  });

  it('allow main.tsx only the dynamic import of the stand-in', () => {
    expect(found.get('src/main.tsx')).toBeUndefined();
    expect(cruise("import '../mocks/browser';").get('src/main.tsx')).toEqual(['main-imports-mocks-dynamically']);
    expect(cruise("export const later = () => import('../mocks/goal');").get('src/main.tsx')).toEqual(['main-imports-only-startup']);
  });
});
