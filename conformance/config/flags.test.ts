import { describe, expect, it } from 'vitest';

import { parseArgs } from './flags';
import { UsageError } from './usage-error';

const parseFlags = (...argv: string[]) => {
  const command = parseArgs(argv);
  if (command.name !== 'run') throw new Error(`${command.name} is not run`);
  return command.flags;
};

describe('The command line', () => {
  it('parses every flag.', () => {
    const argv = [
      ...[
        '--url',
        'https://api.test:8443/base',
        '--contract',
        'a.yaml',
        '--config',
        'c.yaml',
        '--profile',
        'smoke',
        '--only',
        'login',
        'getMe',
      ],
      ...[
        '--source',
        'observed',
        '--token',
        'abc',
        '--header',
        'X-One: 1',
        'X-Two: a: b',
        '--seed',
        '42',
        '--workers',
        '2',
        '--baseline',
        'known.json',
      ],
      ...['--credential', 'key=a=b', 'user=c', '--report', 'json=out/r.json', 'terminal', '--allow-writes', '--allow-external-refs'],
    ];
    expect(parseFlags(...argv)).toEqual({
      url: new URL('https://api.test:8443/base'),
      contract: 'a.yaml',
      config: 'c.yaml',
      profile: 'smoke',
      only: ['login', 'getMe'],
      source: 'observed',
      token: 'abc',
      credentials: { key: 'a=b', user: 'c' },
      headers: { 'X-One': '1', 'X-Two': 'a: b' },
      seed: 42,
      workers: 2,
      baseline: 'known.json',
      reports: [
        { format: 'json', file: 'out/r.json' },
        { format: 'terminal', file: null },
      ],
      allowWrites: true,
      allowExternalRefs: true,
      watch: false,
    });
  });

  it('accepts `--flag=value`, comma-separated lists and repeated flags.', () => {
    const flags = parseFlags(
      '--url=http://127.0.0.1:1',
      '--only=login,getMe',
      '--only',
      'logout',
      '--report=html=a=b.html',
      '--report',
      'junit=j.xml',
    );
    expect(flags.only).toEqual(['login', 'getMe', 'logout']);
    expect(flags.reports.map(({ file }) => file)).toEqual(['a=b.html', 'j.xml']);
  });

  it('parses the other commands.', () => {
    expect(parseArgs(['har', 'a.har', '--contract', 'c.yaml'])).toMatchObject({
      name: 'har',
      file: 'a.har',
      flags: { contract: 'c.yaml' },
    });
    expect(parseArgs(['diff', 'old.yaml', 'new.yaml'])).toMatchObject({ name: 'diff', old: 'old.yaml', updated: 'new.yaml' });
    expect(parseArgs(['--url', 'nonsense', '--help'])).toEqual({ name: 'help' });
  });

  it.each([
    [['--bogus'], '--bogus'],
    [['--toString', 'a'], '--toString'],
    [['--url'], '--url needs a value'],
    [['--url', '--token'], '--url needs a value'],
    [['--url', 'ftp://a'], "'ftp://a'"],
    [['--url', 'http://ana:secret@127.0.0.1:8000'], 'must not have a user and a password'],
    [['--profile', 'half'], 'smoke, quick, full'],
    [['--source', 'mine'], 'observed, proposed, all'],
    [['--seed', '1.5'], "'1.5'"],
    [['--header', 'NoColon'], "'NoColon'"],
    [['--header', 'A: b\r\nC: d'], 'must be written'],
    [['--report', 'xml=a'], "'xml'"],
    [['--report', 'html='], 'html= needs a file'],
    [['walk'], "'walk'"],
    [['run', 'faster'], "'faster'"],
    [['diff', 'one'], 'OLD and NEW'],
    [['har'], 'FILE'],
  ])('reports the fault in %j', (argv, message) => {
    expect(() => parseArgs(argv)).toThrow(UsageError);
    expect(() => parseArgs(argv)).toThrow(message);
    expect(() => parseArgs(argv)).not.toThrow('secret');
  });
});
