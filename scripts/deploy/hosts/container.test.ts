import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { composeFile, dockerfile } from './container';
import { host } from './host-site.fixture';

const tls = { certificate: '/etc/tls/site.pem', key: '/etc/tls/site.key' };
const withTls = { ...host, deployment: { ...host.deployment, tls } };
const withStandIn = { ...host, deployment: { ...host.deployment, backend: 'http://localhost:4010' } };

/** Returns the content of the compose file. */
const compose = (given = host) => parse(composeFile(given));

test('the container serves without privileges on the port of the configuration', () => {
  const file = dockerfile(host);
  expect(file).toMatch(/^FROM nginxinc\/nginx-unprivileged[^]*EXPOSE 8080\n/);
  expect(file).toContain('http://127.0.0.1:8080/version.json');
  // The last user is the one that runs.
  expect(file.match(/USER \w+/g)?.at(-1)).toBe('USER nginx');
});

test('every image has a version and a digest', () => {
  const images = [dockerfile(host), composeFile(withStandIn)].flatMap((file) => file.match(/(?<=FROM |image: ).+/g));
  expect(images).toHaveLength(4);
  for (const image of images) expect(image).toMatch(/:[\d.]+-\w+@sha256:[\da-f]{64}$/);
});

test('the site is behind TLS with public certificates, which outlive the container', () => {
  const { name, services, configs, volumes } = compose();
  expect(name).toBe('palpite');
  expect(Object.keys(services)).toEqual(['site', 'tls']);
  expect(configs.tls.content).toBe('mare.example {\n  reverse_proxy site:8080\n}\n');
  expect(services.tls.volumes).toEqual(['certificates:/data']);
  expect(volumes).toHaveProperty('certificates');
});

test('with a certificate of its own, the container listens on both ports, is healthy by its name, and needs no proxy', () => {
  const file = dockerfile(withTls);
  expect(file).toContain('EXPOSE 80 443\n');
  expect(file).toContain('--resolve mare.example:443:127.0.0.1 https://mare.example/version.json');
  const { services, configs } = compose(withTls);
  expect(Object.keys(services)).toEqual(['site']);
  expect(configs).toBeUndefined();
  expect(services.site).toMatchObject({
    ports: ['80:80', '443:443'],
    volumes: ['/etc/tls/site.pem:/etc/tls/site.pem:ro', '/etc/tls/site.key:/etc/tls/site.key:ro'],
  });
});

test('a backend on localhost is the stand-in, which runs beside the site with its third parties', () => {
  const config = { ...host.config, sportsOrigin: 'https://frames.mare.localhost' };
  const { services, configs } = compose({ ...withStandIn, config });
  expect(Object.keys(services)).toEqual(['site', 'tls', 'stand-in', 'third-parties']);
  expect(services['stand-in'].command).toContain(
    'mocks/server.ts --port 4010 --site https://mare.example --third-parties https://frames.mare.localhost',
  );
  for (const name of ['site', 'stand-in', 'third-parties']) expect(services[name].network_mode).toBe('service:tls');
  expect(configs.tls.content).toContain('frames.mare.localhost {\n  reverse_proxy 127.0.0.1:4011\n}');
  expect(compose({ ...withStandIn, deployment: { ...withStandIn.deployment, tls } }).services['stand-in'].network_mode).toBe(
    'service:site',
  );
});

test('without an origin of third parties the stand-in has its own', () => {
  expect(composeFile(withStandIn)).toContain('mocks/server.ts --port 4010 --site https://mare.example\n');
});

test('without a port, a backend on localhost is not the stand-in: the ports of the site are taken in their network', () => {
  const { services } = compose({ ...host, deployment: { ...host.deployment, backend: 'http://localhost' } });
  expect(Object.keys(services)).toEqual(['site', 'tls']);
});
