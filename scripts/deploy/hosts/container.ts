import { ASSETS_RELEASE, type HostSite } from './host-site';

const NGINX_IMAGE = 'nginxinc/nginx-unprivileged:stable';
const CADDY_IMAGE = 'caddy:2';
const NODE_IMAGE = 'node:26-slim';
/** Host of the stand-in of this project. Its servers listen on localhost only, so all services share one network. */
const STAND_IN_HOST = 'localhost';
const SHARED_NETWORK = '    network_mode: "service:tls"';
const THIRD_PARTIES_PORT = 4011;

/** Returns a Dockerfile that serves the folder without privileges. */
export function dockerfile({ deployment: { port }, frames, release }: HostSite): string {
  return `${[
    `FROM ${NGINX_IMAGE}`,
    'WORKDIR /srv',
    'USER root',
    `RUN ln -s ${release} ${ASSETS_RELEASE}`,
    'USER nginx',
    'COPY nginx.conf nginx.conf',
    `COPY site ${release}/site`,
    ...(frames === undefined ? [] : [`COPY frames ${release}/frames`]),
    `EXPOSE ${String(port)}`,
    `HEALTHCHECK CMD curl --fail --silent http://127.0.0.1:${String(port)}/version.json || exit 1`,
    'CMD ["nginx", "-p", "/srv", "-c", "nginx.conf", "-g", "daemon off;"]',
  ].join('\n')}\n`;
}

/**
 * Returns a compose file: the site and its third-party origin behind TLS, and the stand-in if it is the backend. The
 * stand-in brings third parties of its own, unless the deployment has pages for the same origin.
 */
export function composeFile(host: HostSite): string {
  const { site, backend, port } = host.deployment;
  const hasStandIn = backend !== '' && new URL(backend).hostname === STAND_IN_HOST;
  const frames = host.config.sportsOrigin;
  const server = `${hasStandIn ? 'localhost' : 'site'}:${String(port)}`;
  const proxies = [
    [site, server],
    ...(host.frames === undefined ? [] : [[host.frames.origin, server]]),
    ...(hasStandIn && frames !== '' && frames !== host.frames?.origin ? [[frames, `127.0.0.1:${String(THIRD_PARTIES_PORT)}`]] : []),
  ];
  const caddy = proxies.map(([from = '', to = '']) => `${new URL(from).host} {\n  tls internal\n  reverse_proxy ${to}\n}`).join('\n');
  return `${[
    'services:',
    '  site:',
    '    build: .',
    '    read_only: true',
    '    tmpfs: [/tmp]',
    '    restart: unless-stopped',
    ...(hasStandIn ? [SHARED_NETWORK] : []),
    '  tls:',
    `    image: ${CADDY_IMAGE}`,
    '    ports: ["80:80", "443:443"]',
    '    configs: [{ source: tls, target: /etc/caddy/Caddyfile }]',
    '    restart: unless-stopped',
    ...(hasStandIn
      ? [
          ...projectService(
            'stand-in',
            `mocks/server.ts --port ${new URL(backend).port} --site ${site}${frames === '' ? '' : ` --third-parties ${frames}`}`,
          ),
          ...projectService(
            'third-parties',
            `mocks/third-party/cli.ts --port ${String(THIRD_PARTIES_PORT)} --backend ${site} --site ${site}${frames === '' ? '' : ` --site ${frames}`}`,
          ),
        ]
      : []),
    'configs:',
    '  tls:',
    '    content: |',
    ...caddy.split('\n').map((line) => `      ${line}`),
  ].join('\n')}\n`;
}

/** Returns a service that runs code of this project. PROJECT is its folder, with node_modules. */
function projectService(name: string, command: string): string[] {
  return [
    `  ${name}:`,
    `    image: ${NODE_IMAGE}`,
    '    working_dir: /project',
    '    volumes: ["${PROJECT:?the folder of the project}:/project:ro"]',
    `    command: node --import tsx ${command}`,
    SHARED_NETWORK,
    '    restart: unless-stopped',
  ];
}
