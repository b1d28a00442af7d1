import { ASSETS_RELEASE, type HostSite } from './host-site';

// The digests are those of the tags: `docker buildx imagetools inspect NAME:TAG`.
const NGINX_IMAGE = 'nginxinc/nginx-unprivileged:1.29.4-alpine@sha256:a6c4f61f456b85b8fdf7ec7ab28cc3e299440e6fb4a9dea520e5fd8fd440025e';
const CADDY_IMAGE = 'caddy:2.10.2-alpine@sha256:4c6e91c6ed0e2fa03efd5b44747b625fec79bc9cd06ac5235a779726618e530d';
const NODE_IMAGE = 'node:22.21.1-slim@sha256:25b3eb23a00590b7499f2a2ce939322727fcce1b15fdd69754fcd09536a3ae2c';
/** Host name of this project's stand-in as a backend. Its servers listen on localhost only, so all services share one network. */
const STAND_IN_HOST = 'localhost';
/** Port of the stand-in's third parties. */
const THIRD_PARTIES_PORT = 4011;
/** Path that the health check of the container requests. */
const HEALTH_PATH = '/version.json';

/**
 * Returns a Dockerfile whose container serves the release with nginx, without privileges. It is built in the folder of the release. The
 * certificate of `deployment.tls` is mounted into the container.
 */
export function dockerfile({ deployment: { site, tls, port }, frames, release }: HostSite): string {
  const { hostname } = new URL(site);
  const health =
    tls === null
      ? `http://127.0.0.1:${String(port)}${HEALTH_PATH}`
      : `--insecure --resolve ${hostname}:443:127.0.0.1 https://${hostname}${HEALTH_PATH}`;
  return `${[
    `FROM ${NGINX_IMAGE}`,
    'WORKDIR /srv',
    'USER root',
    `RUN ln -s ${release} ${ASSETS_RELEASE}`,
    'USER nginx',
    'COPY nginx.conf nginx.conf',
    `COPY site ${release}/site`,
    ...(frames === undefined ? [] : [`COPY frames ${release}/frames`]),
    `EXPOSE ${tls === null ? String(port) : '80 443'}`,
    `HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD curl --fail --silent --output /dev/null ${health} || exit 1`,
    'CMD ["nginx", "-p", "/srv", "-c", "nginx.conf"]',
  ].join('\n')}\n`;
}

/**
 * Returns a compose file: the site and its third-party origin with TLS, and the stand-in if `backend` is a port of localhost, other than
 * the default one. nginx ends TLS with the certificate of `deployment.tls`. Without a certificate, Caddy ends TLS, and obtains public
 * certificates.
 */
export function composeFile(host: HostSite): string {
  const { tls, backend } = host.deployment;
  const hasStandIn = backend !== '' && new URL(backend).hostname === STAND_IN_HOST && new URL(backend).port !== '';
  const front = tls === null ? 'tls' : 'site';
  const shared = `    network_mode: "service:${front}"`;
  return `${[
    `name: ${host.config.brand.name}`,
    'services:',
    '  site:',
    '    build: .',
    '    read_only: true',
    '    tmpfs: [/tmp]',
    '    restart: unless-stopped',
    ...(tls === null
      ? []
      : ['    ports: ["80:80", "443:443"]', '    volumes:', ...[tls.certificate, tls.key].map((file) => `      - "${file}:${file}:ro"`)]),
    ...(hasStandIn && front !== 'site' ? [shared] : []),
    ...(tls === null ? caddyService() : []),
    ...(hasStandIn ? standInServices(host, shared) : []),
    ...(tls === null ? ['volumes: { certificates: {} }', ...caddyConfig(host, hasStandIn)] : []),
  ].join('\n')}\n`;
}

function caddyService(): string[] {
  return [
    '  tls:',
    `    image: ${CADDY_IMAGE}`,
    '    ports: ["80:80", "443:443", "443:443/udp"]',
    '    configs: [{ source: tls, target: /etc/caddy/Caddyfile }]',
    // Without this volume each new container would obtain new certificates, and their number is limited.
    '    volumes: ["certificates:/data"]',
    '    restart: unless-stopped',
  ];
}

/**
 * Returns the configuration of Caddy. It forwards the site and its third-party origin, and also the stand-in's third parties, unless the
 * deployment has pages for their origin.
 */
function caddyConfig({ config, deployment: { site, port }, frames }: HostSite, hasStandIn: boolean): string[] {
  const server = `${hasStandIn ? 'localhost' : 'site'}:${String(port)}`;
  const hasOwn = hasStandIn && config.sportsOrigin !== '' && config.sportsOrigin !== frames?.origin;
  const proxies = [
    [site, server],
    ...(frames === undefined ? [] : [[frames.origin, server]]),
    ...(hasOwn ? [[config.sportsOrigin, `127.0.0.1:${String(THIRD_PARTIES_PORT)}`]] : []),
  ];
  const lines = proxies.flatMap(([from = '', to = '']) => [`${new URL(from).host} {`, `  reverse_proxy ${to}`, '}']);
  return ['configs:', '  tls:', '    content: |', ...lines.map((line) => `      ${line}`)];
}

/** Returns the services of the stand-in and of its third parties. */
function standInServices({ config, deployment: { site, backend } }: HostSite, shared: string): string[] {
  const frames = config.sportsOrigin;
  const thirdParties = frames === '' ? '' : ` --third-parties ${frames}`;
  const port = String(THIRD_PARTIES_PORT);
  return [
    ...projectService('stand-in', `mocks/server.ts --port ${new URL(backend).port} --site ${site}${thirdParties}`, shared),
    ...projectService(
      'third-parties',
      `mocks/third-party/cli.ts --port ${port} --backend ${site} --site ${site}${frames === '' ? '' : ` --site ${frames}`}`,
      shared,
    ),
  ];
}

/** Returns a service that runs code of this project. The environment variable PROJECT is its folder, with node_modules. */
function projectService(name: string, command: string, network: string): string[] {
  return [
    `  ${name}:`,
    `    image: ${NODE_IMAGE}`,
    '    working_dir: /project',
    '    volumes: ["${PROJECT:?the folder of the project}:/project:ro"]',
    `    command: node --import tsx ${command}`,
    network,
    '    restart: unless-stopped',
  ];
}
