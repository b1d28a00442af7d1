/** Usage of a command without arguments. */
const NONE = '';
const paths = (text) => `[PATH ...]\n  PATH  ${text}`;

/**
 * Arguments of the commands that would refuse a wrong one late, in many lines or not at all: they belong to another program,
 * or a build runs first. The other commands check theirs themselves. The format is that of `answerArguments`.
 */
export const usages = {
  test: NONE,
  'test:full': NONE,
  'test changed': `[REF]
  REF  the commit or branch to compare with (default HEAD)`,
  build: `[flags]
  --outDir FOLDER  the folder to write (default dist)
  --emptyOutDir    empties the folder also if it is outside of the project`,
  generate: NONE,
  'contract check': NONE,
  'contract lint': NONE,
  'conformance:pack': NONE,
  'stand-in:pack': NONE,
  lint: NONE,
  types: NONE,
  'lint packages': NONE,
  'lint prose': paths('lists every place in files whose path begins with it'),
  'lint format': `[PATH ...] [flags]
  PATH     files and folders (default: all)
  --check  lists the files that would change`,
  unit: `[PATH ...] [flags]
  PATH                        test files whose path contains it (default: all)
  -t, --testNamePattern REGEX tests by name
  -u, --update                writes snapshots and the documents that tests keep
  --project NAME              one project of vitest.config.ts
  --reporter NAME             such as verbose
  --bail N                    stops after N failures
  --retry N                   repeats a failed test
  --maxWorkers N              workers at the same time
  --no-file-parallelism       one file after the other
  --inspect-brk               waits for a debugger
  npx vitest --help has all flags of the program.`,
  e2e: `[PATH ...] [flags]
  PATH                 test files, or FILE:LINE (default: all)
  -g, --grep REGEX     tests by name
  -j, --workers N      tests at the same time
  -u, --update-snapshots  writes snapshots
  --grep-invert REGEX  all tests but these
  --headed             shows the browser
  --debug              stops at each step
  --ui                 opens Playwright's window
  --list               lists the tests
  --last-failed        tests that failed in the last run
  --repeat-each N      repeats each test
  --retries N          repeats a failed test
  --max-failures N     stops after N failures
  --trace MODE         such as on
  --project NAME       one project of playwright.config.ts
  --reporter NAME      such as line
  --timeout MS         limit of a test
  npx playwright test --help has all flags of the program.`,
  bench: NONE,
  'bench scale': `[flags]
  --players N  simulated players (default 10000)`,
  'bench start': NONE,
  'bench site': `[flags]
  --runs N       runs of each measurement; the median counts (default 1)
  --pages PATHS  paths of pages with commas between them (default: the home page and a lobby)
  --player       also a player's visits of the first page
  --all          the other pages also, and the Lighthouse scores of every public page`,
  'bench lobby': NONE,
  'bench mines': NONE,
  'bench double': NONE,
  'bench interactions': NONE,
  'bench realtime': NONE,
  'bench conformance': `[flags]
  --seeds LIST    with commas between them (default 1,2,3)
  --only TEXT     faults whose name contains it
  --profiles LIST with commas between them (default full,quick,smoke)
  --limit N       seconds for a run of a tool (default 60)`,
  'browsers screenshots': NONE,
};
