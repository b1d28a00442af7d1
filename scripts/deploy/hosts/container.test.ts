import { expect, test } from 'vitest';

import { composeFile, dockerfile } from './container';
import { host } from './host-site.fixture';

test('the container serves without privileges on the port of the configuration', () => {
  expect(dockerfile(host)).toMatch(/^FROM nginxinc\/nginx-unprivileged[^]*EXPOSE 8080/);
});

/** Returns the names of the services. */
const servicesOf = (source: string) =>
  [...source.slice(0, source.indexOf('\nconfigs:')).matchAll(/^  ([\w-]+):$/gm)].map(([, name]) => name);

test('the site is behind TLS', () => {
  const file = composeFile(host);
  expect(servicesOf(file)).toEqual(['site', 'tls']);
  expect(file).toContain('      mare.example {\n        tls internal\n        reverse_proxy site:8080\n      }\n');
});

test('a backend on localhost is the stand-in, which runs beside the site with its third parties', () => {
  const config = { ...host.config, sportsOrigin: 'https://frames.mare.localhost' };
  const deployment = { ...host.deployment, backend: 'http://localhost:4010' };
  const file = composeFile({ ...host, config, deployment });
  expect(servicesOf(file)).toEqual(['site', 'tls', 'stand-in', 'third-parties']);
  expect(file).toContain('mocks/server.ts --port 4010 --site https://mare.example --third-parties https://frames.mare.localhost');
  expect(file).toContain('      frames.mare.localhost {\n        tls internal\n        reverse_proxy 127.0.0.1:4011\n      }');
});

test('without an origin of third parties the stand-in has its own', () => {
  const deployment = { ...host.deployment, backend: 'http://localhost:4010' };
  expect(composeFile({ ...host, deployment })).toContain('mocks/server.ts --port 4010 --site https://mare.example\n');
});
