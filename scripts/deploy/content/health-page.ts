import { createHash } from 'node:crypto';

import type { RuntimeConfig } from '../../../src/api/runtime-config';
import { realtimeAddress } from '../../../src/api/runtime-config';

/** Name of the page's file, in the folder of the site. */
export const HEALTH_FILE = 'saude.html';

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0 auto;padding:1.5rem;max-width:40rem}
ul{list-style:none;padding:0}
li{padding:.75rem 0;border-top:1px solid #8888}
li span{display:block;overflow-wrap:anywhere}
li[data-state=failed] span{font-weight:700}`;

/**
 * Script of the page. It runs the checks one after another. The attribute `data-health` of the document is `ok` or `failed`
 * after the last check, for monitors.
 */
const HEALTH_SCRIPT = `const { api, socket, site } = JSON.parse(document.getElementById('targets').textContent);
const TIMEOUT_MS = 10000;
const read = async (url) => {
  const response = await fetch(url, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error('respondeu com o status ' + response.status);
  return response;
};
const checks = [
  ['Página inicial', async () => {
    const [page, { build }] = [await (await read('/')).text(), await (await read('/version.json')).json()];
    if (!page.includes('"' + build + '"')) throw new Error('a página não é da versão ' + build);
    return 'versão ' + build;
  }],
  ['API', async () => {
    const { data } = await (await read(api)).json();
    if (typeof data !== 'object') throw new Error('respondeu sem os dados do operador');
    return 'responde';
  }],
  ['Tempo real', () => socket === '' ? 'não configurado' : new Promise((resolve, reject) => {
    const address = socket.startsWith('/') ? location.origin.replace('http', 'ws') + socket : socket;
    const opened = new WebSocket(address);
    const end = (settle, value) => { settle(value); opened.close(); };
    setTimeout(() => end(reject, new Error('não respondeu a tempo')), TIMEOUT_MS);
    opened.onmessage = ({ data }) => data.includes('pusher:connection_established') ? end(resolve, 'conecta') : end(reject, new Error('recusou a conexão'));
    opened.onerror = () => end(reject, new Error('não conecta'));
  })],
  ['Endereço', () => {
    if (!isSecureContext) throw new Error('a conexão não é segura');
    return location.origin === site ? site : location.origin + ', em vez de ' + site;
  }],
  ['Cookies', () => {
    if (!navigator.cookieEnabled) throw new Error('este navegador bloqueia cookies');
    return 'permitidos';
  }],
];
const run = async () => {
  let failures = 0;
  for (const [name, check] of checks) {
    const row = document.createElement('li');
    const started = performance.now();
    const [state, text] = await Promise.resolve().then(check).then((result) => ['ok', result], (error) => ['failed', error.message]);
    if (state === 'failed') failures += 1;
    row.dataset.state = state;
    row.append(name, Object.assign(document.createElement('span'), { textContent: (state === 'ok' ? '✓ ' : '✗ ') + text + ' (' + Math.round(performance.now() - started) + ' ms)' }));
    document.querySelector('ul').append(row);
  }
  document.querySelector('[role=status]').textContent = failures === 0 ? 'Tudo funciona.' : failures === 1 ? 'Há 1 problema.' : 'Há ' + failures + ' problemas.';
  document.documentElement.dataset.health = failures === 0 ? 'ok' : 'failed';
};
run();`;

/**
 * Returns the HTML of the page on which an operator sees whether a deployment works: the home page, the API, the socket, the address and
 * cookies, as the operator's browser reaches them (SPEC N18). It sends no token. Another origin than `site` is named, and a socket that is
 * not configured is left out; neither is a failure.
 *
 * @param site public origin of the site
 */
export function healthPage(config: RuntimeConfig, site: string): string {
  const { host, port, tls } = realtimeAddress(config, new URL(site));
  const path = `/app/${config.realtime.key}?protocol=7&client=health`;
  // Without a host of its own the socket has only a path, so that the page also works under a test address.
  const socket = config.realtime.host === '' ? path : `${tls ? 'wss' : 'ws'}://${host}:${String(port)}${path}`;
  const targets = { api: `${config.apiBase}/v2/platform`, socket: config.realtime.key === '' ? '' : socket, site };
  const others = [targets.api, targets.socket].filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
  const own = ["'self'", `${tls ? 'wss' : 'ws'}://${new URL(site).host}`];
  const policy = [
    "default-src 'none'",
    `script-src ${hash(HEALTH_SCRIPT)}`,
    `style-src ${hash(STYLE)}`,
    'img-src data:',
    `connect-src ${[...new Set([...own, ...others])].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Estado do site</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Estado do site</h1>
<p role="status">Verificando…</p>
<ul></ul>
</main>
<script type="application/json" id="targets">${JSON.stringify(targets).replaceAll('<', '\\u003c')}</script>
<script>${HEALTH_SCRIPT}</script>
</body>
</html>
`;
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
