import { readFileSync } from 'node:fs';

import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';

import { deploymentFile, parseDeploymentConfig } from '../../scripts/deploy/config/deployment-config';
import { absolute } from '../../scripts/project-files';
import { brandFile } from '../../scripts/site/brand/brand-file';
import { brandNames } from '../../scripts/site/brand/brands';

import { describeSchema, readDescriptions, renderKeys } from './config-reference';

const REFERENCE = '../../docs/reference';
const SCHEMA = 'http://json-schema.org/draft-07/schema#';

const prefixed = (prefix: string, descriptions: ReadonlyMap<string, string>) =>
  [...descriptions].map(([path, text]) => [`${prefix}${path}`, text] as const);
const deploymentSchema = {
  $schema: SCHEMA,
  ...describeSchema(
    deploymentFile.schema,
    new Map([
      ...readDescriptions('src/api/runtime-config.ts', 'RuntimeConfig'),
      ...prefixed('deployment.', readDescriptions('scripts/deploy/config/deployment-config.ts', 'Deployment')),
      ...prefixed('deployment.frames.', readDescriptions('scripts/deploy/config/frames-config.ts', 'FramesDeployment')),
      ['$schema', 'For editors.'],
      ['deployment', 'Keys that do not reach the page.'],
    ]),
  ),
};
const brandSchema = {
  $schema: SCHEMA,
  ...describeSchema(brandFile.schema, readDescriptions('scripts/site/brand/brand-file.ts', 'BrandFile')),
};
const toJson = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

describe('the reference of configuration files', () => {
  // `npm run unit -- tests/architecture -u` writes the files.
  test('is generated from the parsers', async () => {
    await expect(toJson(deploymentSchema)).toMatchFileSnapshot(`${REFERENCE}/deployment.schema.json`);
    await expect(toJson(brandSchema)).toMatchFileSnapshot(`${REFERENCE}/brand.schema.json`);
    const page = [
      '# Configuration of a deployment',
      'Generated from the parsers: do not edit. A wrong key or value is one line with file, line and key, and exit code 2. Editors check a file that names its schema in `$schema`.',
      '## The file of `npm run deploy:files -- --config`',
      'JSON Schema: [deployment.schema.json](deployment.schema.json). An example is in [deploy/README.md](../../scripts/deploy/README.md).',
      renderKeys(deploymentSchema),
      'The keys of a file of `brands/` are in [brand.schema.json](brand.schema.json); steps: [add-a-brand.md](../how-to/add-a-brand.md).',
      '',
    ].join('\n\n');
    await expect(page.replace(/\n+$/, '\n')).toMatchFileSnapshot(`${REFERENCE}/configuration.md`);
  });
});

const ajv = new Ajv({ strict: false });

test.each(brandNames)('the schema accepts the brand %s', (name) => {
  const validate = ajv.compile(brandSchema);
  expect(validate(JSON.parse(readFileSync(absolute(`brands/${name}.json`), 'utf8'))) ? [] : validate.errors).toEqual([]);
});

const deployment = { site: 'https://mare.example', contact: 'mailto:security@mare.example' };

test.each([
  [{ deployment }, true],
  [{ deployment, apiBase: 'https://api.mare.example/base', storageBase: '/storage', sentryDsn: 'https://key@o1.sentry.example/42' }, true],
  [{ deployment, fairnessBeacon: null, gamesOrigins: ['https://a.example'], realtime: { port: 8443 } }, true],
  [{ deployment, sentryDsn: 'https://o1.sentry.example/42' }, false],
  [{ deployment, apiBase: 'https://api.mare.example/' }, false],
  [{ deployment, realtime: { port: 0 } }, false],
  [{ deployment, gamesOrigins: ['a.example'] }, false],
  [{ deployment, bonusPolicy: 'us' }, false],
  [{ deployment, regulation: { terms: 'inform' } }, true],
  [{ deployment, regulation: { terms: 'ignore' } }, false],
  [{ deployment, regulation: 'observed' }, true],
  [{ deployment, regulation: 'loose' }, false],
  [{ deployment: { ...deployment, contact: 'security' } }, false],
  [{ deployment: { ...deployment, frames: { origin: 'https://frames.example', chat: 'livechat' } } }, true],
  [{ deployment: { ...deployment, frames: { origin: 'https://frames.example', chat: 'none-such' } } }, false],
  [{ deployment: { ...deployment, frames: { chat: 'livechat' } } }, false],
  [{ deployment: { ...deployment, sites: '' } }, false],
  [{ deployment, unknown: 1 }, false],
  [{ deployment: {} }, false],
  [{}, false],
  [{ deployment, fairnessBeacon: { chainHash: 'ab'.repeat(32) } }, false],
])('parser and schema agree on %j', (config, isValid) => {
  expect(ajv.compile(deploymentSchema)(config)).toBe(isValid);
  if (isValid) expect(() => parseDeploymentConfig(config)).not.toThrow();
  else expect(() => parseDeploymentConfig(config)).toThrow();
});
