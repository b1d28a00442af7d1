import { expect, it, test } from 'vitest';

import { FlagError } from '../flag-error';

import { parseFlags } from './flags';

test('each role has its port and the stand-in as upstream', () => {
  expect(parseFlags(['mock'])).toEqual({ role: 'mock', port: 4020, upstream: 'http://localhost:4010' });
  expect(parseFlags(['proxy', '--port', '4121', '--upstream=http://localhost:4110'])).toMatchObject({
    role: 'proxy',
    port: 4121,
    upstream: 'http://localhost:4110',
  });
});

it.each([
  [[], "one of mock, proxy, not ''"],
  [['mok'], "not 'mok'"],
  [['mock', 'extra'], "Unexpected argument 'extra'."],
  [['mock', '--prot', '1'], "Unknown option '--prot'. Flags: --port, --upstream."],
  [['mock', '--port'], "'--port <value>' argument missing"],
  [['mock', '--port', '70000'], "not '70000'"],
  [['proxy', '--upstream', 'localhost'], "not 'localhost'"],
])('rejects %j in one line', (argv, message) => {
  const parse = () => parseFlags(argv);
  expect(parse).toThrow(FlagError);
  expect(parse).toThrow(message);
  expect(parse).not.toThrow('\n');
});
