import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { reactionTo, watchSources } from './watch-sources';

const done: string[] = [];
let change: (path: string) => void = () => {};
let generation: () => Promise<void>;
let startStandIn: () => Promise<boolean>;

beforeEach(() => {
  vi.useFakeTimers();
  done.length = 0;
  generation = () => Promise.resolve();
  startStandIn = () => Promise.resolve(true);
  watchSources({
    root: '/project',
    watcher: {
      add: (paths) => done.push(`watch ${paths.join(', ')}`),
      on: (_, listener) => {
        change = (path) => listener('change', `/project/${path}`);
      },
    },
    generate: () => {
      done.push('generate');
      return generation();
    },
    restart: (service) => {
      done.push(`restart ${service}`);
      return startStandIn();
    },
    reload: () => done.push('reload'),
    print: (line) => done.push(line.replace(/[\d.]+ s\./, 'N s.')),
  });
  done.length = 0;
});
afterEach(() => void vi.useRealTimers());

it('a changed rule restarts the stand-in once, reloads the site and is reported', async () => {
  change('mocks/domain/money/limits.ts');
  change('mocks/domain/money/limits.ts');
  change('mocks/http/app.ts');
  await vi.runAllTimersAsync();
  expect(done).toEqual(['restart stand-in', 'reload', 'mocks/domain/money/limits.ts and 1 more changed: restarted in N s.']);
});

it('a changed contract is generated before the stand-in restarts on it', async () => {
  change('openapi/tags/wallet.yaml');
  await vi.runAllTimersAsync();
  expect(done).toEqual(['generate', 'restart stand-in', 'reload', 'openapi/tags/wallet.yaml changed: generated and restarted in N s.']);
});

it('a problem of the contract is printed, and restarts nothing', async () => {
  generation = () => Promise.reject(new Error('has no summary'));
  change('openapi/tags/wallet.yaml');
  await vi.runAllTimersAsync();
  expect(done).toEqual(['generate', 'openapi/tags/wallet.yaml: has no summary']);
});

it('a stand-in that does not start is printed', async () => {
  startStandIn = () => Promise.reject(new Error('The process has ended'));
  change('openapi/tags/wallet.yaml');
  await vi.runAllTimersAsync();
  expect(done.slice(2)).toEqual(['openapi/tags/wallet.yaml: The process has ended']);
});

it('changes during a generation are handled together after it', async () => {
  let finish = () => {};
  generation = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  change('openapi/tags/wallet.yaml');
  await vi.runAllTimersAsync();
  generation = () => Promise.resolve();
  change('openapi/tags/auth.yaml');
  change('mocks/http/app.ts');
  await vi.runAllTimersAsync();
  expect(done).toEqual(['generate']);
  finish();
  await vi.runAllTimersAsync();
  expect(done.filter((line) => line === 'generate')).toHaveLength(2);
  expect(done.filter((line) => line === 'restart stand-in')).toHaveLength(2);
});

it('without a stand-in of its own, a changed rule only reloads the site', async () => {
  startStandIn = () => Promise.resolve(false);
  change('mocks/http/app.ts');
  await vi.runAllTimersAsync();
  expect(done.slice(1)).toEqual(['reload', 'mocks/http/app.ts changed: reloaded in N s.']);
});

it.each([
  ['mocks/http/app.test.ts', undefined],
  ['mocks/world.fixture.ts', undefined],
  ['mocks/README.md', undefined],
  ['src/app/app.tsx', undefined],
  ['mocks/third-party/pages/chat/chat.ts', undefined],
  ['mocks/third-party/server.ts', 'third parties'],
  ['mocks/server.ts', 'stand-in'],
  ['mocks/domain/book/leagues.json', 'stand-in'],
  ['openapi/common.yaml', 'contract'],
] as const)('%s asks for %s', (path, reaction) => {
  expect(reactionTo(path)).toBe(reaction);
});
