import { capitalize } from '../capitalize';
import { alignColumns } from '../columns';
import type { SiteSettings } from '../site/settings';

import type { Service } from './services';

const players = [
  ['ana@exemplo.invalid', '529.982.247-25', 'verified'],
  ['bruno@exemplo.invalid', '111.444.777-35', 'face check pending'],
  ['carla@exemplo.invalid', '123.456.789-09', 'identity documents pending'],
] as const;
const PASSWORD = 'palpite2026';

/**
 * Renders the text that `npm start` prints when everything has started, in at most 15 lines.
 * @param seconds time since the start
 */
export function readyBlock(settings: SiteSettings, services: readonly Service[], seconds: number): string {
  const site = `${settings.isSecure ? 'https' : 'http'}://localhost:${settings.port}`;
  return [
    '',
    `  Ready after ${seconds.toFixed(1)} s. Ctrl-C stops everything.`,
    '',
    ...indented([['Site', site, backendNote(settings)], ...addresses(services), ...nextSteps(settings)]),
    ...logins(settings),
  ].join('\n');
}

function addresses(services: readonly Service[]): string[][] {
  const notes: Record<string, string> = {
    'stand-in': 'HTTP and socket',
    'third parties': 'verification, sportsbook, games, chat',
    Prism: "the contract's examples",
  };
  const docs = services.flatMap(({ name, address }) =>
    name === 'stand-in' ? [['Contract', `${address}/docs`, 'its reference page']] : [],
  );
  return [...services.map(({ name, address }) => [capitalize(name), address, notes[name] ?? '']), ...docs];
}

/** Returns true if the backend is the stand-in alone, which has scenarios, players and a panel. */
const hasPlayers = ({ backend }: SiteSettings) => backend === 'http' || backend === 'worker';

function nextSteps(settings: SiteSettings): string[][] {
  if (!hasPlayers(settings)) return [['Flags', 'npm start -- --help', 'other backends, brands and ports']];
  return [
    ['Panel', 'Alt+Shift+D on a page', 'scenarios, money, real time, faults, clock'],
    ['Scenario', '/?__scenario=bonus-nearly-done', 'the others: docs/stand-in.md'],
  ];
}

function backendNote({ backend }: SiteSettings): string {
  if (backend instanceof URL) return `on ${backend.href}`;
  return { http: 'on the stand-in', worker: 'on the stand-in inside the page', prism: 'on Prism', judged: 'on the stand-in behind Prism' }[
    backend
  ];
}

function logins(settings: SiteSettings): string[] {
  if (!hasPlayers(settings)) return [];
  return ['', `  Log in as (password ${PASSWORD})`, ...indented(players).map((line) => `  ${line}`)];
}

const indented = (rows: readonly (readonly string[])[]) => alignColumns(rows, '   ').map((line) => `  ${line}`);
