import { GAME } from '../protocol/game';
import { readConfig } from '../shared/config';
import { openFrame } from '../shared/open-frame';
import { parseUrl } from '../shared/parse-url';
import type { GameAdapter } from './game-adapter';
import { pragmatic } from './pragmatic';
import { runGame } from './run-game';

const adapters: Readonly<Record<string, GameAdapter>> = { pragmatic };
const root = document.getElementById('root');
if (root !== null) start(root);

/**
 * Opens the game that the page's own URL names: the provider in `?provider=`, the launch URL of the game behind `#`. If one of
 * them is invalid, `ready` is never sent, so that the site treats the game as failed.
 */
function start(element: HTMLElement): void {
  const { siteOrigins, providers } = readConfig(document);
  const name = new URLSearchParams(location.search).get('provider') ?? '';
  const adapter = Object.hasOwn(providers, name) ? adapters[name] : undefined;
  const address = location.hash.slice(1);
  const launch = parseUrl(address);
  if (adapter === undefined || !/^https?:/.test(address) || launch === undefined) return;
  const link = openFrame(GAME, siteOrigins);
  // No provider documents a message that makes its game fetch the balance again: only another launch shows it.
  link.on('refresh-balance', () => link.send('balance-outdated', {}));
  runGame({
    adapter,
    launch,
    element,
    onReady: () => link.send('ready', {}),
    send: ({ type, ...content }) => link.send(type, content as never),
  });
}
