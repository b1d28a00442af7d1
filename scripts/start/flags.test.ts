import { describe, expect, it } from 'vitest';

import { development } from '../addresses';
import { FlagError } from '../flag-error';

import { parseFlags, usage } from './flags';

describe('parseFlags', () => {
  it('selects the stand-in on the default port without flags', () => {
    expect(parseFlags([])).toEqual({
      backend: 'http',
      brand: undefined,
      addresses: development,
      realtime: undefined,
      isSecure: false,
      config: {},
    });
  });

  it.each([
    ['--backend', 'worker', '--brand', 'ipe', '--port', '8080'],
    ['--backend=worker', '--port=8080', '--brand=ipe'],
  ])('accepts values after a space or an equals sign: %s %s %s', (...argv) => {
    expect(parseFlags(argv)).toEqual({
      backend: 'worker',
      brand: 'ipe',
      addresses: { ...development, site: 8080 },
      realtime: undefined,
      isSecure: false,
      config: {},
    });
  });

  it('moves all ports together, and the site alone', () => {
    expect(parseFlags(['--port-base=6000', '--port', '7000']).addresses).toEqual({
      site: 7000,
      preview: 6001,
      standIn: 6010,
      thirdParties: 6011,
      prism: 6020,
      prismProxy: 6021,
    });
  });

  it('accepts --https, anywhere and without a value', () => {
    expect(parseFlags(['--https', '--brand', 'ipe'])).toMatchObject({ isSecure: true, brand: 'ipe' });
    expect(parseFlags(['--brand', 'ipe', '--https'])).toMatchObject({ isSecure: true, brand: 'ipe' });
  });

  it('accepts the file that stores the state of the stand-in', () => {
    expect(parseFlags(['--save', 'world.json'])).toMatchObject({ backend: 'http', save: 'world.json' });
  });

  it('accepts keys of the configuration as JSON, and the preset', () => {
    expect(parseFlags(['--config', '{"playerOverview":true}']).config).toEqual({ playerOverview: true });
    expect(parseFlags(['--config', '{"regulation":"observed"}']).config).toEqual({ regulation: 'observed' });
  });

  it('accepts the URL of a server and the address of its WebSocket', () => {
    const flags = parseFlags(['--backend', 'https://api.example', '--realtime', 'ws.example:8443']);
    expect(flags).toMatchObject({ backend: new URL('https://api.example'), realtime: 'ws.example:8443' });
  });

  it.each([
    [
      ['--bakend', 'http'],
      "Unknown option '--bakend'. Flags: --backend, --brand, --port, --port-base, --realtime, --config, --https, --save.",
    ],
    [['worker'], "Unexpected argument 'worker'"],
    [['--backend'], "'--backend <value>' argument missing"],
    [['--backend', '--port', '1'], "'--backend' argument is ambiguous"],
    [['--https=yes'], "'--https' does not take an argument"],
    [['--save='], "--save must be a file in a folder that exists, not ''"],
    [['--save', 'scripts'], "not 'scripts'"],
    [['--save', 'nowhere/world.json'], "not 'nowhere/world.json'"],
    [['--backend', 'soap'], "not 'soap'"],
    [['--backend', 'judged'], "not 'judged'"],
    [['--backend', 'ftp://api.example'], 'ftp:'],
    [['--brand', 'nenhuma'], "no brand 'nenhuma'"],
    [['--config', '{'], "--config must be JSON, not '{'"],
    [['--config', '[]'], 'the block is not an object'],
    [['--config', '{"regulation":"loose"}'], '"regulation" must be an object'],
    [['--port', '0'], "not '0'"],
    [['--port', '65536'], "not '65536'"],
    [['--port', '80a'], "not '80a'"],
    [['--port-base', '65530'], "--port-base must be a whole number from 1 to 65514, not '65530'"],
    [['--realtime', 'ws.example:1'], 'requires a URL'],
    [['--backend', 'https://api.example', '--realtime', 'ws.example'], 'HOST:PORT'],
    [['--backend', 'worker', '--save', 'world.json'], 'requires --backend http'],
  ])('rejects %j in one line', (argv, message) => {
    const parse = () => parseFlags(argv);
    expect(parse).toThrow(FlagError);
    expect(parse).toThrow(message);
    expect(parse).not.toThrow('\n');
  });

  it('has the ports of a preview beside those of the site', () => {
    expect(parseFlags([], 'preview').addresses).toEqual({ ...development, site: 4173 });
    expect(parseFlags(['--port-base', '6000'], 'preview').addresses).toMatchObject({ site: 6001, standIn: 6010 });
    expect(parseFlags(['--port-base', '6000'], 'dev').addresses).toMatchObject({ site: 6000, standIn: 6010 });
    expect(parseFlags(['--port-base', '6000', '--port', '7000'], 'preview').addresses).toMatchObject({ site: 7000, standIn: 6010 });
  });

  it.each([
    [['--backend', 'worker'], '--backend worker is not part of a build'],
    [['--save', 'world.json'], "Unknown option '--save'"],
  ])('rejects %j of a preview', (argv, message) => {
    expect(() => parseFlags(argv, 'preview')).toThrow(message);
  });
});

it.each(['start', 'dev', 'preview'] as const)('the help of %s has each of its flags', (command) => {
  const { message = '' } = catchError(() => parseFlags(['--wrong'], command));
  const flags = message.match(/--[\w-]+(?=[,.])/g) ?? [];
  expect(flags).toContain('--port-base');
  for (const flag of flags) expect(usage(command)).toContain(`  ${flag} `);
});

function catchError(act: () => unknown): { message?: string } {
  try {
    act();
  } catch (error) {
    return error instanceof Error ? error : {};
  }
  return {};
}
