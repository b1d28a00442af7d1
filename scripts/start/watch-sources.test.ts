import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { reactionTo, watchSources } from './watch-sources';

const done: string[] = [];
let change: (path: string) => void = () => {};
let generation: () => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  done.length = 0;
  generation = () => Promise.resolve();
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
      return Promise.resolve();
    },
    reload: () => done.push('reload'),
    print: (line) => done.push(line.replace(/[\d.]+ s\.$/, 'N s.')),
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

it('a changed contract is generated before the restart', async () => {
  change('openapi/tags/wallet.yaml');
  await vi.runAllTimersAsync();
  expect(done).toEqual(['generate', 'restart stand-in', 'reload', 'openapi/tags/wallet.yaml changed: restarted in N s.']);
});

it('an error in the contract is printed, and the stand-in keeps running', async () => {
  generation = () => Promise.reject(new Error('has no summary'));
  change('openapi/tags/wallet.yaml');
  await vi.runAllTimersAsync();
  expect(done).toEqual(['generate', 'openapi/tags/wallet.yaml: has no summary']);
});

it.each([
  ['mocks/http/app.test.ts', undefined],
  ['mocks/world.fixture.ts', undefined],
  ['mocks/README.md', undefined],
  ['src/app/app.tsx', undefined],
  ['mocks/third-party/pages/chat/chat.ts', undefined],
  ['mocks/third-party/server.ts', 'third parties'],
  ['mocks/server.ts', 'stand-in'],
  ['openapi/common.yaml', 'generate'],
] as const)('%s asks for %s', (path, reaction) => {
  expect(reactionTo(path)).toBe(reaction);
});
