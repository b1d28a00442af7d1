import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

import { tests } from './scripts/addresses';
import { OPTIONAL_CALLS } from './scripts/site/optional-calls';
import { chromiumLaunch } from './scripts/test/browser';
import { sampledSpecs, workerSpecs } from './scripts/test/sample';
import { LARGE_TEXT } from './tests/e2e/large-text';
import { inWorld } from './tests/e2e/world';
import { FRAMES, SITE } from './tests/hosts/origins';
import { LARAVEL_PORT } from './tests/laravel/application';

/** True if Prism validates every call between the site and the stand-in. The socket goes direct. */
const judged = process.env.E2E_BACKEND === 'judged';
/** Port of the development server with the stand-in inside the page. */
const WORKER_SITE = tests.site + 1;
/** Specs that need the backend inside the page, never in the first project. */
const inPage = workerSpecs;
/** Specs that compare the development server with the build, only in `npm run test:full`. */
const comparing = ['built-styles'];
/** Specs that need third parties with the pages of providers. */
const ofProviders = ['provider-pages'];
/** Specs that run only on Prism, which answers by the contract's examples. */
const onExamples = ['prism'];
/** Keys of the providers' documentation. Turnstile's key needs a press. */
const CAPTCHA_KEYS = {
  turnstile: '3x00000000000000000000FF',
  hcaptcha: '10000000-ffff-ffff-ffff-000000000001',
  recaptcha: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
} as const;
const captcha = (['hcaptcha', 'recaptcha'] as const).find((name) => name === process.env.E2E_CAPTCHA) ?? 'turnstile';
/** Configuration of an operator with shared lobby links (SPEC K2a), whose backend offers every call. */
const SITE_CONFIG = { ...OPTIONAL_CALLS, marketing: { ownParameters: ['search', 'filter', 'sort', 'page', 'tab', 't'] } };
/** Specs that need the preset of departures (docs/spec/departures.md). */
const ofPreset = ['observed', 'observed-walk'];
const OBSERVED_CONFIG = { regulation: 'observed' };
const PROVIDERS_CONFIG = { captcha: { siteKey: CAPTCHA_KEYS[captcha] } };
/** True in a short run: only the sampled specs, without tests named @full and without traces. */
const isSampled = process.env.E2E_SAMPLED !== undefined;
const files = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);
type Config = PlaywrightTestConfig<{ serverWorld: boolean }>;
type Server = Extract<NonNullable<Config['webServer']>, { command: string }>;

/** Projects that E2E_ONLY names, or the two that test the pages. An unknown name ends the process with 2. */
const served = (process.env.E2E_ONLY ?? 'site,worker').split(',');
const isServed = (name: string) => served.includes(name);
const serverIf = (isNeeded: boolean, server: Server): Server[] => (isNeeded ? [server] : []);

const ts = 'node --import tsx';
const site = `http://localhost:${String(tests.site)}`;
const workerSite = `http://localhost:${String(WORKER_SITE)}`;
const laravel = `http://127.0.0.1:${String(LARAVEL_PORT)}`;
const thirdPartyFlags = isServed('providers') ? `--captcha ${captcha} --sportsbook altenar` : (process.env.E2E_THIRD_PARTIES ?? '');
/** Flags of a browser whose text is larger by its own settings, as `npm run browsers -- gallery --text 200` takes it. */
const largeText = (process.env.REVIEW ?? '').includes('"text":200') ? [LARGE_TEXT] : [];
const reviewUse = { baseURL: site, launchOptions: { ...chromiumLaunch(), args: [...chromiumLaunch().args, ...largeText] } };
const environment = { SITE_ADDRESSES: 'tests', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };

const projects = [
  { name: 'gallery', testDir: 'tests/gallery', testMatch: '**/{gallery,regulation}.spec.ts', use: { baseURL: site } },
  { name: 'review', testDir: 'tests/gallery', testMatch: '**/review.spec.ts', retries: 0, use: reviewUse },
  { name: 'screenshots', testDir: 'tests/gallery', testMatch: '**/screenshots.spec.ts', use: { baseURL: site } },
  { name: 'money', testDir: 'tests/money-browser', retries: 0, use: { baseURL: site, trace: 'off' } },
  { name: 'fairness', testDir: 'tests/fairness', testMatch: '**/*.spec.ts', retries: 0, use: { baseURL: site, trace: 'off' } },
  { name: 'hosts', testDir: 'tests/hosts', testMatch: '**/*.spec.ts', use: { baseURL: site } },
  {
    name: 'laravel',
    testDir: 'tests/laravel',
    testMatch: '**/*.spec.ts',
    // Laravel sends its events to the first world of the stand-in.
    use: { baseURL: site, extraHTTPHeaders: {}, storageState: { cookies: [], origins: [] } },
  },
  {
    name: 'site',
    ...(isSampled ? { testMatch: files(sampledSpecs) } : {}),
    testIgnore: files([...inPage, ...comparing, ...ofProviders, ...onExamples, ...ofPreset]),
    use: { baseURL: site },
  },
  { name: 'prism', testMatch: files(onExamples), use: { baseURL: site } },
  { name: 'observed', testMatch: files(ofPreset), use: { baseURL: site } },
  { name: 'providers', testMatch: files(ofProviders), use: { baseURL: site } },
  {
    name: 'worker',
    testMatch: files(isSampled ? [...inPage, 'scenarios'] : [...inPage, ...comparing, 'scenarios', 'frames']),
    use: { baseURL: workerSite, serverWorld: false },
  },
] satisfies Config['projects'];
const names = projects.map(({ name }) => name);
const misspelt = served.filter((name) => !names.includes(name));
if (misspelt.length > 0) {
  console.error(`E2E_ONLY has no '${misspelt.join(', ')}'. There are: ${names.join(', ')}.`);
  process.exit(2);
}

export default defineConfig<{ serverWorld: boolean }>({
  testDir: 'tests/e2e',
  // The folder is emptied at each start: it is beside the reports, not over them.
  outputDir: 'test-results/pages',
  // Each worker has a world of its own.
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // Tests of one file also run in parallel: each starts with a reset of its world.
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // `npm test` lists the tests that passed only when they were repeated.
  retries: 1,
  // The timeout is for tests that hang: a busy machine takes many times as long as a quiet one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  ...(isSampled ? { grepInvert: /@full/ } : {}),
  reporter: [['line'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/e2e.json' }]],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    // A trace of every test costs a third of its time; a change waits for the result.
    trace: isSampled ? 'off' : 'retain-on-failure',
    launchOptions: chromiumLaunch(),
    ...inWorld,
  },
  projects: projects.filter(({ name }) => isServed(name)),
  webServer: [
    {
      command: `node --disable-warning=ExperimentalWarning --import tsx mocks/server.ts --port ${String(tests.standIn)} --third-parties http://127.0.0.1:${String(tests.thirdParties)}${isServed('hosts') ? ` --site ${SITE} --site ${FRAMES}` : ''}`,
      url: `http://localhost:${String(tests.standIn)}/__mock/state`,
    },
    {
      command: `node --disable-warning=ExperimentalWarning --import tsx mocks/third-party/cli.ts --port ${String(tests.thirdParties)} --backend http://localhost:${String(tests.standIn)} --site ${site} --site ${workerSite} ${thirdPartyFlags}`,
      url: `http://127.0.0.1:${String(tests.thirdParties)}/chat`,
    },
    ...serverIf(isServed('prism'), {
      command: `${ts} scripts/prism.ts mock --port ${String(tests.prism)}`,
      url: `http://127.0.0.1:${String(tests.prism)}/v2/platform`,
    }),
    ...serverIf(judged, {
      command: `${ts} scripts/prism.ts proxy --port ${String(tests.prismProxy)} --upstream http://localhost:${String(tests.standIn)}`,
      url: `http://127.0.0.1:${String(tests.prismProxy)}/v2/platform`,
    }),
    ...serverIf(isServed('laravel'), {
      command: `${ts} tests/laravel/serve.ts`,
      url: `${laravel}/v2/platform`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    }),
    ...serverIf(isServed('hosts'), {
      command: `${ts} tests/hosts/serve-nginx.ts`,
      url: `${site}/version.json`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    }),
    ...serverIf(!isServed('hosts'), {
      command: `vite preview --port ${String(tests.site)}`,
      url: `${site}/version.json`,
      env: {
        ...environment,
        SITE_BACKEND: isServed('laravel') ? laravel : isServed('prism') ? 'prism' : judged ? 'judged' : 'http',
        ...(isServed('laravel') && { SITE_REALTIME: `localhost:${String(tests.standIn)}` }),
        SITE_CONFIG: JSON.stringify(isServed('providers') ? PROVIDERS_CONFIG : isServed('observed') ? OBSERVED_CONFIG : SITE_CONFIG),
      },
    }),
    ...serverIf(isServed('worker'), {
      command: `vite --port ${String(WORKER_SITE)}`,
      url: `${workerSite}/version.json`,
      env: { ...environment, SITE_BACKEND: 'worker', SITE_CONFIG: JSON.stringify(SITE_CONFIG) },
    }),
    // A busy machine takes minutes to start a server, or to write a deployment.
  ].map((server) => ({ ...server, timeout: 300_000 })),
});
