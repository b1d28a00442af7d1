import type { BrowserName } from './require-browser';

/** Step of a test run. */
export interface Step {
  readonly name: string;
  /** Program, which must be on the path as npm sets it, and its arguments. */
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Path of the JSON report. A step without a report counts as one test. */
  readonly report?: string;
  /** True if a report without tests is a success. */
  readonly mayBeEmpty?: boolean;
  /** Browser that must be ready before the first of all steps starts. */
  readonly browser?: BrowserName;
}

const tsx = ['node', '--import', 'tsx'] as const;
const REPORTS = 'test-results';

/** Checks that need no build and run no tests. */
export const staticChecks: readonly Step[] = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'boundaries', command: [...tsx, 'scripts/boundaries.ts'] },
  { name: 'unused exports', command: [...tsx, 'scripts/unused-exports.ts'] },
  { name: 'prose', command: [...tsx, 'scripts/prose.ts'] },
  { name: 'licenses and vulnerabilities', command: [...tsx, 'scripts/packages.ts'] },
  // One checker needs a third less processor time than four. The unit tests run beside it.
  { name: 'types', command: [...tsx, 'scripts/types.ts', '--checkers', '1'] },
  { name: 'contract lint', command: [...tsx, 'scripts/contract/lint.ts'] },
  { name: 'generation', command: [...tsx, 'scripts/generate.ts', '--check'] },
];

/** All unit and contract tests, with the random cases of `npm test`. */
export const unit: Step = {
  name: 'unit and contract',
  command: [
    'vitest',
    'run',
    '--reporter=minimal',
    '--silent=passed-only',
    '--reporter=./scripts/test/line-reporter.ts',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/unit.json`,
  ],
  report: `${REPORTS}/unit.json`,
};

/** Unit tests without the long ones, which `sample.ts` names. */
export const sampledUnit: Step = { ...unit, env: { UNIT_SAMPLED: 'true' } };

/** Numbers of random cases of the unit tests in `npm run test:full`, by environment variable. */
const FULL_RANDOM_TESTS = {
  MINES_ROUNDS: '10000',
  DOUBLE_ROUNDS: '10000',
  MINES_LOSSES: '1000',
  MONEY_SCHEDULES: '10000',
  INVALID_RESPONSES: '200',
};

/** Number of random schedules of presses and faults that the money tests of `npm run test:full` play in a browser. */
const FULL_BROWSER_SCHEDULES = { MONEY_BROWSER_SCHEDULES: '500' };

/** Settings for every cheat of the fairness tests; `npm test` plays a sample that changes every day. */
const FULL_CHEATS = { FAIRNESS_ALL: 'true', FAIRNESS_ROUNDS: '30' };

const leaks: Step = {
  name: 'memory of 200 visits',
  command: ['node', '--disable-warning=ExperimentalWarning', '--import', 'tsx', 'scripts/leaks.ts', '--no-build'],
  browser: 'chromium',
};

export const build: Step = { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] };
/** Checks of the build, which must run before. */
const bundle: Step = { name: 'bundle', command: [...tsx, 'scripts/check-bundle.ts'] };

/** Number of visits in `npm test`, each with another fault. */
const CHAOS_SAMPLE = 13;
/** Distance of the ports of fault injection from those of the end-to-end tests, which run beside it. */
const CHAOS_PORT_OFFSET = 100;

function chaos(flags: readonly string[]): Step {
  const report = `${REPORTS}/chaos.json`;
  const command = ['node', '--disable-warning=ExperimentalWarning', '--import', 'tsx', 'scripts/chaos.ts', '--no-build'] as const;
  return { name: 'fault injection', command: [...command, '--json', report, ...flags], report, browser: 'chromium' };
}

/**
 * Creates a step of end-to-end tests. Most projects test the built site, so that `build` must run before.
 * @param env variables of playwright.config.ts, such as E2E_ONLY with the projects to run
 * @param files files to run; all of the projects if empty
 */
export function endToEnd(name: string, env: Record<string, string>, files: readonly string[] = []): Step {
  const report = `${REPORTS}/${name.replaceAll(/\W+/g, '-')}.json`;
  return { name, command: ['playwright', 'test', ...files], env: { ...env, E2E_REPORT: report }, report, browser: 'chromium' };
}

/** Creates the step of the main journeys in another engine. Chromium has them in the end-to-end tests. */
function journeysIn(engine: 'firefox' | 'webkit'): Step {
  const report = `${REPORTS}/journeys-${engine}.json`;
  const command = [...tsx, 'scripts/browsers.ts', engine, '--no-build', '--json', report] as const;
  return { name: `journeys in ${engine}`, command, report, browser: engine };
}

/** All that `npm test` does in a browser, in one run: servers start once, and no worker waits for the last test of a part. */
const SAMPLE = 'money,fairness,worker,site';
/** Number of workers, one more than the smallest machine has cores, because a page often waits for its network to be quiet. */
const SAMPLE_WORKERS = '3';
/** Number of random schedules of presses and faults that the money tests play in `npm test`. */
const SAMPLED_MONEY_SCHEDULES = '2';

/** Returns groups in sequence, each with parallel lanes of steps. @param full true for `npm run test:full` */
export function planSteps(full: boolean): readonly (readonly (readonly Step[])[])[] {
  // Two lanes: the smallest machine has two cores, and a browser needs one.
  if (!full) {
    const sample = endToEnd('end to end, a sample', {
      E2E_ONLY: SAMPLE,
      E2E_SAMPLED: 'true',
      E2E_WORKERS: SAMPLE_WORKERS,
      MONEY_BROWSER_SCHEDULES: SAMPLED_MONEY_SCHEDULES,
    });
    const faults: Step = {
      ...chaos(['--sample', String(CHAOS_SAMPLE)]),
      env: { TEST_PORT_OFFSET: String(Number(process.env.TEST_PORT_OFFSET ?? 0) + CHAOS_PORT_OFFSET) },
    };
    // The browser comes after the unit tests: beside them, both took twice as long on two cores. Fault injection mostly waits.
    return [
      [[...staticChecks, build, bundle], [sampledUnit]],
      [[sample], [faults]],
    ];
  }
  const providers = ['turnstile', 'hcaptcha', 'recaptcha'].map((captcha) =>
    endToEnd(`pages of providers, ${captcha}`, { E2E_ONLY: 'providers', E2E_CAPTCHA: captcha }),
  );
  const laravel: Step = { name: 'the checker on a Laravel application', command: [...tsx, 'tests/laravel/check.ts'] };
  const laravelSite = endToEnd('site on a Laravel application', { E2E_ONLY: 'laravel' });
  const skeletons: Step = { name: 'skeletons of npm run new', command: [...tsx, 'scripts/check-skeletons.ts'] };
  const engines = (['firefox', 'webkit'] as const).map((engine) => journeysIn(engine));
  const browser = [
    endToEnd('end to end, validated by Prism', { E2E_BACKEND: 'judged', E2E_ONLY: 'site' }),
    endToEnd('end to end, in the worker', { E2E_ONLY: 'worker' }),
    chaos([]),
    leaks,
    endToEnd('money in the browser', { E2E_ONLY: 'money', ...FULL_BROWSER_SCHEDULES }),
    endToEnd('cheats in the browser', { E2E_ONLY: 'fairness', ...FULL_CHEATS }),
    endToEnd('end to end, direct', { E2E_ONLY: 'site' }),
    endToEnd('end to end, on the examples of the contract', { E2E_ONLY: 'prism' }),
    endToEnd('end to end, as observed', { E2E_ONLY: 'observed' }),
    endToEnd('gallery', { E2E_ONLY: 'gallery' }),
    endToEnd('deployment on nginx', { E2E_ONLY: 'hosts' }),
    ...providers,
    laravel,
    laravelSite,
    skeletons,
    ...engines,
  ];
  return [[[...staticChecks, build, bundle], [{ ...unit, env: FULL_RANDOM_TESTS }]], [browser]];
}
