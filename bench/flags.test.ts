import { afterEach, expect, test, vi } from 'vitest';

import { readChoice, readCount, readFlags } from './flags';

const argv = [...process.argv];
afterEach(() => {
  process.argv = [...argv];
  vi.restoreAllMocks();
});

/** Returns the exit code and what is printed as an error. */
function refused(act: () => unknown): { code: unknown; lines: string[] } {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  expect(act).toThrow('exit');
  return { code: exit.mock.calls[0]?.[0], lines: error.mock.calls.map(([line]) => String(line)) };
}

test('flags are read by name', () => {
  process.argv = ['node', 'bench.ts', '--runs', '3'];
  expect(readFlags({ runs: { type: 'string', default: '1' }, all: { type: 'boolean', default: false } })).toEqual({
    runs: '3',
    all: false,
  });
  expect(readCount('runs', '3')).toBe(3);
});

test('a misspelt flag is refused in one line with the valid ones', () => {
  process.argv = ['node', 'bench.ts', '--run', '3'];
  expect(refused(() => readFlags({ runs: { type: 'string' }, all: { type: 'boolean' } }))).toEqual({
    code: 2,
    lines: ["Unknown option '--run'. Flags: --runs, --all."],
  });
});

test.each(['0', '1.5', 'many'])('%s is no count', (value) => {
  expect(refused(() => readCount('runs', value))).toEqual({
    code: 2,
    lines: [`--runs must be a whole number from 1, not '${value}'.`],
  });
});

test('a misspelt choice is refused in one line with the valid ones', () => {
  expect(readChoice('server', 'harbour', { library: 1, harbour: 2 })).toBe(2);
  expect(refused(() => readChoice('server', 'harbor', { library: 1, harbour: 2 }))).toEqual({
    code: 2,
    lines: ["--server must be one of library, harbour, not 'harbor'."],
  });
});
