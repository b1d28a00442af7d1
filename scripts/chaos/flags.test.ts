import { describe, expect, it } from 'vitest';

import { FlagError } from '../flag-error';

import { parseFlags, usage } from './flags';

const routes = ['/', '/casino', 'casino'];
const parse = (...argv: string[]) => parseFlags(argv, routes);

describe('parseFlags', () => {
  it('selects everything by default', () => {
    expect(parse()).toMatchObject({
      fault: undefined,
      route: undefined,
      as: undefined,
      sample: undefined,
      seed: 1,
      build: true,
    });
    expect(parse().jobs).toBeGreaterThan(0);
  });

  it('reads every flag of the help', () => {
    const argv = [
      '--fault=hang',
      '--route=/casino',
      '--as=player',
      '--sample=5',
      '--round=2',
      '--seed=7',
      '--jobs=3',
      '--json=a.json',
      '--no-build',
    ];
    expect(parse(...argv)).toEqual({
      fault: 'hang',
      route: '/casino',
      as: 'player',
      sample: 5,
      round: 2,
      seed: 7,
      jobs: 3,
      json: 'a.json',
      build: false,
    });
    for (const flag of [...argv, '--help']) expect(usage).toContain(flag.replace(/=.*/, ''));
  });

  it.each([
    [['--falt', 'hang'], "Unknown option '--falt'. Flags: --fault, --route,"],
    [['/casino'], "Unexpected argument '/casino'"],
    [['--fault'], "'--fault <value>' argument missing"],
    [['--fault', '404'], "--fault must not be '404'"],
    [['--route', '/gone'], "--route must not be '/gone'"],
    [['--as', 'admin'], 'Allowed: visitor, player.'],
    [['--sample', '0'], 'a whole number from 1'],
    [['--jobs', 'two'], "not 'two'"],
  ])('rejects %j in one line', (argv, message) => {
    expect(() => parse(...argv)).toThrow(FlagError);
    expect(() => parse(...argv)).toThrow(message);
    expect(() => parse(...argv)).not.toThrow('\n');
  });
});
