import { expect, test } from 'vitest';

import { parseDeploymentConfig } from './deployment-config';

const required = { site: 'https://mare.example', contact: 'mailto:security@mare.example' };
const parse = (deployment: object, runtime: object = {}) => parseDeploymentConfig({ ...runtime, deployment });

test('the keys of the deployment do not reach the page', () => {
  const { runtime, deployment } = parse(required, { $schema: 'schema.json', bonusPolicy: 'open' });
  expect(runtime.bonusPolicy).toBe('open');
  expect(Object.keys(runtime)).not.toContain('deployment');
  expect(Object.keys(runtime)).not.toContain('$schema');
  expect(deployment).toEqual({
    ...required,
    backend: '',
    brand: '',
    brandBackend: '',
    icons: [],
    regulationPages: [],
    port: 8080,
    resolver: '',
    serviceWorker: true,
    tls: null,
    frames: null,
  });
});

test.each([
  [{}, {}, 'deployment.site'],
  [{ ...required, site: 'http://mare.example' }, {}, 'deployment.site'],
  [{ ...required, contact: 'security@mare.example' }, {}, 'deployment.contact'],
  [{ ...required, regulationPages: ['termos/de/uso'] }, {}, 'deployment.regulationPages.0'],
  [{ ...required, regulationPages: ['"; return 200'] }, {}, 'deployment.regulationPages.0'],
  [{ ...required, tls: { certificate: '/tls/a.pem' } }, {}, 'deployment.tls.key'],
  [{ ...required, sites: '' }, {}, 'deployment.sites'],
  [{ ...required, frames: {} }, {}, 'deployment.frames.origin'],
  [{ ...required, frames: { origin: 'https://frames.example', captcha: 'mine' } }, {}, 'deployment.frames.captcha'],
  [{ ...required, frames: { origin: 'https://frames.example', tags: { gtm: 'GTM-1' } } }, {}, 'deployment.frames.tags.gtm'],
  [{ ...required, brandBackend: 'https://api.example' }, {}, 'deployment.brandBackend'],
  [required, { brand: { name: 'mare' } }, 'brand'],
  [required, { apiBase: 'ftp://api.example' }, 'apiBase'],
])('the wrong key of %j and %j is %s', (deployment, runtime, key) => {
  expect(() => parse(deployment, runtime)).toThrow(`"${key}"`);
});
