// The commands (SPEC N1). A list runs in order until one fails; arguments go to its last line. Each first word is `node` or a
// package with a program of its name. A name of two words is a part of an npm script: `npm run bench -- site`.
const ts = 'node --import tsx';
/** Check for Chromium, which runs before a build because a build takes a minute. */
const chromium = `${ts} scripts/require-browser.ts chromium`;
const build = 'vite build --logLevel warn';
const bench = (name) => `${ts} bench/${name}.ts`;
const benchmarks = ['scale', 'start'];
/** Benchmarks of the built site. */
const siteBenchmarks = ['site', 'lobby', 'mines', 'double', 'interactions', 'realtime'];

/** Command lines by the name of the command. */
export const tasks = {
  start: [`${ts} scripts/start.ts`],
  test: [`${ts} scripts/test.ts`],
  'test:full': [`${ts} scripts/test.ts --full`],
  'test changed': [`${ts} scripts/test.ts --changed`],

  'start site': [`${ts} scripts/serve.ts dev`],
  build: ['vite build'],
  preview: [`${ts} scripts/serve.ts preview`],

  new: [`${ts} scripts/new.ts`],
  generate: [`${ts} scripts/generate.ts`],
  'contract check': [`${ts} scripts/generate.ts --check`],
  'contract lint': [`${ts} scripts/contract/lint.ts`],

  mock: ['node --disable-warning=ExperimentalWarning --import tsx mocks/server.ts'],
  'contract prism': [`${ts} scripts/prism.ts mock`],
  'contract prism-proxy': [`${ts} scripts/prism.ts proxy`],

  'deploy:files': [`${ts} scripts/deploy/files.ts`],

  conformance: [`${ts} conformance/cli.ts`],
  'conformance:pack': [`${ts} scripts/conformance/pack.ts`],
  'stand-in:pack': [`${ts} scripts/stand-in/pack.ts`],

  lint: [
    'oxlint --type-aware --deny-warnings',
    'oxfmt --check',
    `${ts} scripts/boundaries.ts`,
    `${ts} scripts/unused-exports.ts`,
    `${ts} scripts/prose.ts`,
  ],
  'lint prose': [`${ts} scripts/prose.ts`],
  'lint packages': [`${ts} scripts/packages.ts`],
  'lint format': ['oxfmt'],
  types: [`${ts} scripts/types.ts`],
  unit: ['vitest run'],
  e2e: [`${chromium} --ports`, build, 'playwright test'],
  chaos: ['node --disable-warning=ExperimentalWarning --import tsx scripts/chaos.ts'],
  'chaos leaks': ['node --disable-warning=ExperimentalWarning --import tsx scripts/leaks.ts'],
  bench: [chromium, ...benchmarks.map(bench), build, ...siteBenchmarks.map(bench)],
  ...Object.fromEntries(benchmarks.map((name) => [`bench ${name}`, [bench(name)]])),
  ...Object.fromEntries(siteBenchmarks.map((name) => [`bench ${name}`, [chromium, build, bench(name)]])),
  'bench conformance': [bench('conformance/bench')],
  ...Object.fromEntries(['firefox', 'webkit'].map((engine) => [`browsers ${engine}`, [`${ts} scripts/browsers.ts ${engine}`]])),
  'browsers gallery': [`${ts} scripts/gallery.ts`],
  'browsers screenshots': [`${ts} scripts/gallery.ts screenshots`],
};

/** Commands that need also the packages of bench/package.json, which are installed on their first use. */
export const needsBenchPackages = new Set(['bench', 'bench site']);

/** Commands whose lines are independent checks: each one runs, also after a failure. */
export const independent = new Set(['lint']);

/**
 * Finds a command by the name of an npm script and its arguments.
 *
 * @param {string} script
 * @param {readonly string[]} argv
 * @returns {{ name: string, argv: readonly string[] } | { problem: string }} the command with the rest of the arguments
 */
export function findTask(script, argv) {
  const parts = partsOf(script);
  const [part = '', ...rest] = argv;
  if (parts.includes(part)) return { name: `${script} ${part}`, argv: rest };
  if (Object.hasOwn(tasks, script)) return { name: script, argv };
  if (parts.length === 0) return { problem: `There is no command '${script}'. Commands: ${scripts().join(', ')}.` };
  return { problem: `${commandLine(script)} -- needs one of: ${parts.join(', ')}.` };
}

/** Returns the second words of an npm script's commands, such as `changed` of `npm test -- changed`. */
export const partsOf = (script) =>
  Object.keys(tasks).flatMap((name) => (name.startsWith(`${script} `) ? [name.slice(script.length + 1)] : []));

/** Returns the names of the npm scripts. */
export const scripts = () => [...new Set(Object.keys(tasks).map((name) => name.split(' ')[0]))];

/** Returns the command line that a developer types for a command, without its arguments. */
export function commandLine(name) {
  const [script, part] = name.split(' ');
  const command = script === 'test' || script === 'start' ? `npm ${script}` : `npm run ${script}`;
  return part === undefined ? command : `${command} -- ${part}`;
}
