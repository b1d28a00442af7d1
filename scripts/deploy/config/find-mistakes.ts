import type { DeploymentConfig } from './deployment-config';

/** Mistake in a configuration whose keys are all valid on their own. */
export interface Mistake {
  readonly key: string;
  /** Text about the key, which the message puts before it. */
  readonly text: string;
  /** True if the value is valid, but not advisable. */
  readonly isWarning: boolean;
}

type Address = readonly [key: string, address: string];

/** Maximum number of characters of a value. Values become parts of headers, and most hosts limit a header to 8 kB. */
const MAX_CHARACTERS = 2000;
const SECURE_PORT = 443;

/** Finds values that contradict each other, are too long or cannot work on an https site, and keys that others need. Includes warnings. */
export function findMistakes(config: DeploymentConfig): Mistake[] {
  return [
    ...findInsecure(config),
    ...findSameHosts(config),
    ...findMissing(config),
    ...findLong('', config.runtime),
    ...findLong('deployment', config.deployment),
  ];
}

/** Returns the addresses of pages that run the code of third parties. */
function thirdParties({ runtime, deployment: { frames } }: DeploymentConfig): Address[] {
  const all: Address[] = [
    ['captcha.origin', runtime.captcha.origin],
    ['verification.origin', runtime.verification.origin],
    ['sportsOrigin', runtime.sportsOrigin],
    ['tagsOrigin', runtime.tagsOrigin],
    ['chatOrigin', runtime.chatOrigin],
    ['librasOrigin', runtime.librasOrigin],
    ...runtime.gamesOrigins.map((origin, index): Address => [`gamesOrigins.${String(index)}`, origin]),
    ['deployment.frames.origin', frames?.origin ?? ''],
    ['deployment.frames.sportsbookPage', frames?.sportsbookPage ?? ''],
  ];
  return all.filter(([, origin]) => origin !== '');
}

/** Finds addresses without TLS, except on the same machine. For the backend it is a warning, and only if its host is public. */
function findInsecure(config: DeploymentConfig): Mistake[] {
  const { runtime, deployment } = config;
  const { realtime } = runtime;
  const loaded: Address[] = [
    ['apiBase', runtime.apiBase],
    ['storageBase', runtime.storageBase],
    ['sentryDsn', runtime.sentryDsn],
    ...thirdParties(config),
  ];
  const insecure = loaded.filter(([, address]) => address.startsWith('http:') && !isLoopback(address));
  const isOpenSocket = realtime.host !== '' && !realtime.tls && !isLoopback(`http://${realtime.host}`);
  const isOpenBackend = deployment.backend.startsWith('http:') && isPublic(deployment.backend);
  return [
    ...insecure.map(([key]) => mistake(key, 'must be an https address: browsers block others on an https site')),
    ...(isOpenSocket ? [mistake('realtime.tls', 'must be true: browsers block a socket without TLS on an https site')] : []),
    ...(isOpenBackend ? [warning('deployment.backend', 'is http: passwords and tokens travel unencrypted from the host to it')] : []),
  ];
}

/** Finds addresses that must not be on the host or origin of the site, and warns of third parties on the host of the API. */
function findSameHosts(config: DeploymentConfig): Mistake[] {
  const { runtime, deployment } = config;
  const { site, backend } = deployment;
  const { host, port } = runtime.realtime;
  const parties = thirdParties(config);
  const onSite = parties.filter(([, origin]) => isSameHost(origin, site));
  const onApi = parties.filter(
    ([, origin]) => !isSameHost(origin, site) && [runtime.apiBase, backend].some((api) => api !== '' && isSameHost(origin, api)),
  );
  const isSocketOnSite = host === new URL(site).hostname && port === SECURE_PORT;
  return [
    ...onSite.map(([key]) => mistake(key, "must be on another host than deployment.site: scripts there could read the player's token")),
    ...onApi.map(([key]) => warning(key, 'is on the host of the API, whose cookies and storage its scripts can read')),
    ...(isSameOrigin(backend, site) ? [mistake('deployment.backend', 'must be another address than deployment.site')] : []),
    ...(isSameOrigin(runtime.apiBase, site)
      ? [mistake('apiBase', 'must be left out: the host then forwards calls of the site to deployment.backend')]
      : []),
    ...(isSocketOnSite ? [mistake('realtime.host', 'must be left out: the host then forwards the socket to deployment.backend')] : []),
  ];
}

/** Finds keys that are empty although they or another key need a value. Warns of empty ones without which the site lacks something. */
function findMissing({ runtime, deployment }: DeploymentConfig): Mistake[] {
  const { realtime, verification, captcha } = runtime;
  const { frames } = deployment;
  const rows: readonly (readonly [isMissing: boolean, key: string, text: string])[] = [
    [captcha.siteKey !== '' && captcha.origin === '', 'captcha.origin', 'must be given with captcha.siteKey'],
    [captcha.siteKey === '' && captcha.origin !== '', 'captcha.siteKey', 'must be given with captcha.origin'],
    [verification.token !== '' && verification.origin === '', 'verification.origin', 'must be given with verification.token'],
    [verification.token === '' && verification.origin !== '', 'verification.token', 'must be given with verification.origin'],
    [runtime.storageBase === '', 'storageBase', 'must be a path such as /storage or an address'],
    [runtime.sentryReplays && runtime.sentryDsn === '', 'sentryDsn', 'must be given with sentryReplays'],
    [frames !== null && frames.tags.measurement !== '' && !frames.tags.gtm, 'deployment.frames.tags.gtm', 'must be true for a measurement'],
  ];
  const ofSocket = (['host', 'signIn', 'batchAuth', 'statistics', 'httpFallback'] as const).filter((name) => Boolean(realtime[name]));
  const needsKey = realtime.key === '' && ofSocket.length > 0;
  const hasNoApi = deployment.backend === '' && runtime.apiBase === '';
  const hasNoLegalPages = deployment.backend === '' && deployment.regulationPages.length === 0;
  return [
    ...rows.flatMap(([isMissing, key, text]) => (isMissing ? [mistake(key, text)] : [])),
    ...(needsKey ? [mistake('realtime.key', `must be given with realtime.${ofSocket.join(', ')}`)] : []),
    ...(realtime.key === '' && !needsKey ? [warning('realtime.key', 'is empty: the site has no real time and polls the balance')] : []),
    ...(hasNoApi ? [warning('deployment.backend', 'is empty, as is apiBase: something else must forward /api and /v2 of the site')] : []),
    ...(hasNoLegalPages
      ? [
          warning(
            'deployment.regulationPages',
            'is empty, as is deployment.backend: legal pages such as /termos-de-uso have the status 404',
          ),
        ]
      : []),
  ];
}

/** Finds texts that are too long, at any depth. */
function findLong(path: string, value: unknown): Mistake[] {
  if (typeof value === 'string') {
    return value.length > MAX_CHARACTERS ? [mistake(path, `must have at most ${String(MAX_CHARACTERS)} characters`)] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => findLong(path === '' ? name : `${path}.${name}`, inner));
}

function isSameHost(one: string, other: string): boolean {
  return new URL(one).hostname === new URL(other).hostname;
}

function isSameOrigin(address: string, site: string): boolean {
  return address !== '' && new URL(address).origin === new URL(site).origin;
}

function isLoopback(address: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}

/** Returns true for hosts that are neither on the same machine nor in a private network. A name without a dot is private. */
function isPublic(address: string): boolean {
  const { hostname } = new URL(address);
  return (
    hostname.includes('.') && !isLoopback(address) && !/^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|\.(internal|local)$/.test(hostname)
  );
}

function mistake(key: string, text: string): Mistake {
  return { key, text, isWarning: false };
}

function warning(key: string, text: string): Mistake {
  return { key, text, isWarning: true };
}
