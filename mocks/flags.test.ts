import { spawnSync } from 'node:child_process';

import { describe, expect, it, test } from 'vitest';

import { FlagError, parseFlags, usage } from './flags';

describe('parseFlags', () => {
  it('has a default for everything', () => {
    expect(parseFlags([])).toEqual({
      port: 4010,
      host: '127.0.0.1',
      games: 2400,
      thirdParties: 'http://127.0.0.1:4011',
      sites: [],
      servesThirdParties: false,
      save: undefined,
      renew: false,
      pixel: undefined,
      help: false,
    });
  });

  it('reads values after a space or an equals sign', () => {
    const flags = { port: 4110, games: 100, thirdParties: 'https://games.example', save: 'world.json' };
    expect(
      parseFlags(['--port', '4110', '--games', '100', '--third-parties', 'https://games.example', '--save', 'world.json']),
    ).toMatchObject(flags);
    expect(parseFlags(['--port=4110', '--games=100', '--third-parties=https://games.example', '--save=world.json'])).toMatchObject(flags);
  });

  it('serves third parties on the next port for the sites of the flags or of the program, unless others are named', () => {
    const program = { sites: ['http://localhost:5173'] };
    expect(parseFlags(['--port', '4990'], program)).toMatchObject({
      ...program,
      servesThirdParties: true,
      thirdParties: 'http://127.0.0.1:4991',
    });
    expect(parseFlags(['--site', 'http://localhost:3000', '--site', 'http://localhost:3001'], program)).toMatchObject({
      sites: ['http://localhost:3000', 'http://localhost:3001'],
    });
    expect(parseFlags(['--third-parties', 'https://games.example'], program)).toMatchObject({
      ...program,
      servesThirdParties: false,
      thirdParties: 'https://games.example',
    });
  });

  it.each([
    [
      ['--prot', '1'],
      "Unknown option '--prot'. Flags: --port, --host, --games, --site, --third-parties, --save, --renew, --pixel, --help.",
    ],
    [['extra'], "Unexpected argument 'extra'"],
    [['--port'], "'--port <value>' argument missing"],
    [['--port', '0'], "--port must be a whole number from 1 to 65534, not '0'."],
    [['--port', '70000'], "not '70000'"],
    [['--port', '80a'], "not '80a'"],
    [['--port='], "not ''"],
    [['--host', 'my-laptop'], "--host must be an IP address of this machine such as 0.0.0.0, not 'my-laptop'."],
    [['--games', '-1'], "'--games'"],
    [['--games', '0'], "not '0'"],
    [['--save', '/no/such/x.json'], "--save must be a file in a folder that exists, not '/no/such/x.json'."],
    [['--save', '.'], "not '.'"],
    [['--save='], "not ''"],
    [['--pixel', 'GTM DEMO'], "not 'GTM DEMO'"],
    [['--third-parties', 'games'], "must be an http or https address, not 'games'"],
    [['--site', 'localhost:5173'], "must be an http or https address, not 'localhost:5173'"],
    [['--site', 'http://localhost:5173/'], "must be an origin such as http://localhost:5173, not 'http://localhost:5173/'"],
  ])('rejects %j in one line', (argv, message) => {
    const parse = () => parseFlags(argv);
    expect(parse).toThrow(FlagError);
    expect(parse).toThrow(message);
    expect(parse).not.toThrow('\n');
  });
});

const run = (...flags: string[]) => spawnSync(process.execPath, ['--import', 'tsx', 'mocks/server.ts', ...flags], { encoding: 'utf8' });

test('--help prints one line for each flag and exits with 0', () => {
  const { status, stdout, stderr } = run('--help');
  expect(status).toBe(0);
  expect(stdout).toBe(`${usage({ command: 'npm run mock --', sites: [] })}\n`);
  for (const flag of ['--port', '--host', '--games', '--site', '--third-parties', '--save', '--renew', '--pixel', '--help'])
    expect(stdout).toMatch(new RegExp(`^  ${flag}\\b.*\\w`, 'm'));
  expect(stderr).not.toContain('Error');
});

test('an unusable flag prints one line and exits with 2', () => {
  const { status, stdout, stderr } = run('--port', 'abc');
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr.split('\n').filter((line) => line !== '' && !/ExperimentalWarning|trace-warnings/.test(line))).toEqual([
    "--port must be a whole number from 1 to 65534, not 'abc'. (npm run mock -- --help)",
  ]);
});
