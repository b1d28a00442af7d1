import { Ajv } from 'ajv';
import { expect, test } from 'vitest';

import { deploymentFile, parseDeploymentConfig } from '../../scripts/deploy/config/deployment-config';
import type { JsonSchema } from '../../src/api/runtime-config-checks';

import { describeSchema } from './config-reference';

const schema = describeSchema(deploymentFile.schema, new Map());
const validate = new Ajv({ strict: false }).compile(schema);

/** Values of every type, right and wrong in the ways of a person who writes a configuration. */
const VALUES: readonly unknown[] = [
  ...['', ' ', 'x', 'key', 'none', 'observed', 'turnstile', 'livechat', 'br', 'open', 'a\nb', 'k'.repeat(300), 'ação', '🎲'],
  ...[
    'https://mare.example',
    'http://mare.example',
    'https://Mare.example',
    'HTTPS://mare.example',
    'https://mare.example/',
    'mare.example',
  ],
  ...[
    'https://mare.example:443',
    'https://mare.example:8443',
    'http://mare.example:80',
    'https://mare.example:70000',
    'https://mare.example:0443',
  ],
  ...[
    'https://mare.example/a',
    'https://mare.example/a/b',
    'https://mare.example/a/',
    'https://mare.example/a/../b',
    'https://mare.example/a%2fb',
  ],
  ...[
    'https://mare.example/a b',
    'https://mare.example/ação',
    'https://mare.example?a',
    'https://mare.example#a',
    'https://user@mare.example',
  ],
  ...[
    'https://*.mare.example',
    'https://mare..example',
    'https://máre.example',
    'https://mare.example;x',
    'https://[::1]',
    'ftp://mare.example',
  ],
  ...['https://key@o1.sentry.example/42', 'https://key:secret@o1.sentry.example/42', 'https://key@o1.sentry.example', '//mare.example'],
  ...[
    'mailto:a@mare.example',
    'mailto:a',
    'lucide:gift',
    'lucide',
    'Termos',
    'termos-de-uso',
    'termos/de/uso',
    '/storage',
    '/storage/',
    '../x',
  ],
  ...[
    '/etc/tls/site.pem',
    'site.pem',
    '10.0.0.2',
    '10.0.0.2 [fd00::2]:53',
    '10.0.0.2;',
    'ab'.repeat(32),
    'AB'.repeat(32),
    'api.mare.example:8443',
  ],
  ...[0, 1, -1, 1.5, 30, 443, 1440, 65_535, 65_536, 1e21],
  ...[true, false, null, [], {}, [''], ['x'], ['https://mare.example'], [null], { x: 1 }],
];

/** Returns the paths of all keys of a schema. */
function pathsOf({ properties }: JsonSchema, above: readonly string[] = []): (readonly string[])[] {
  return Object.entries((properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, inner]) => {
    const path = [...above, name];
    return [path, ...pathsOf(inner, path)];
  });
}

function setAt(target: object, [name = '', ...rest]: readonly string[], value: unknown): object {
  const own = new Map<string, unknown>(Object.entries(target));
  const inner = own.get(name);
  const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
  return { ...target, [name]: rest.length === 0 ? value : setAt(isObject ? inner : {}, rest, value) };
}

const paths = [...pathsOf(schema), ['unknown'], ['deployment', 'sites'], ['realtime', 'keys']];
const required = { deployment: { site: 'https://mare.example', contact: 'mailto:security@mare.example' } };

function isParsed(content: unknown): boolean {
  try {
    parseDeploymentConfig(content);
    return true;
  } catch {
    return false;
  }
}

test('parser and schema agree on every value at every key', () => {
  expect(paths.length * VALUES.length).toBeGreaterThan(5000);
  expect([isParsed(required), validate(required)]).toEqual([true, true]);
  const disagreed = paths.flatMap((path) =>
    VALUES.filter((value) => {
      const config = setAt(required, path, value);
      return isParsed(config) !== validate(config);
    }).map((value) => `${path.join('.')} ${JSON.stringify(value)}`),
  );
  expect(disagreed).toEqual([]);
});
