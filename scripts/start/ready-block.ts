import type { SiteSettings } from '../site/settings';

import type { Service } from './services';

const players = [
  ['ana@exemplo.invalid', '529.982.247-25', 'verified'],
  ['bruno@exemplo.invalid', '111.444.777-35', 'face check pending'],
  ['carla@exemplo.invalid', '123.456.789-09', 'identity documents pending'],
] as const;
const PASSWORD = 'palpite2026';

/**
 * Renders the output of `npm start`.
 * @param seconds since its start
 */
export function readyBlock(settings: SiteSettings, services: readonly Service[], seconds: number): string {
  return [
    '',
    `  Ready after ${seconds.toFixed(1)} s. Ctrl-C stops everything.`,
    '',
    ...columns([
      ['Site', `${settings.isSecure ? 'https' : 'http'}://localhost:${settings.port}`, backendNote(settings)],
      ...addresses(services),
    ]),
    '',
    ...logins(settings),
    '  Try next',
    ...nextSteps(settings, services).map((step) => `    ${step}`),
    '',
  ].join('\n');
}

function addresses(services: readonly Service[]): string[][] {
  const docs = services
    .filter(({ name }) => name === 'stand-in')
    .map(({ address }) => ['Contract', `${address}/docs`, 'its reference page']);
  const notes: Record<string, string> = {
    'stand-in': 'HTTP and socket; POST /__mock/reset resets its state',
    'third parties': 'verification, sportsbook, games, chat',
    Prism: "the contract's examples",
  };
  return [...services.map(({ name, address }) => [capital(name), address, notes[name] ?? '']), ...docs];
}

function backendNote({ backend }: SiteSettings): string {
  if (backend instanceof URL) return `on ${backend.href}`;
  return { http: 'on the stand-in', worker: 'on the stand-in inside the page', prism: 'on Prism', judged: 'on the stand-in behind Prism' }[
    backend
  ];
}

function logins({ backend }: SiteSettings): string[] {
  if (backend instanceof URL || backend === 'prism') return [];
  return [`  Log in as (password ${PASSWORD})`, ...columns(players).map((line) => `  ${line}`), ''];
}

function nextSteps({ backend }: SiteSettings, services: readonly Service[]): string[] {
  const standIn = services.find(({ name }) => name === 'stand-in');
  if (backend === 'http' && standIn !== undefined) {
    return [
      `open two tabs, log in, and: curl -X POST ${standIn.address}/__mock/balance -d '{"playerId":"usr_1","delta":500}'`,
      'change a file of mocks/           the stand-in restarts and keeps its state',
      'npm start -- --backend worker    the same without a server',
      'npm test                         all checks',
    ];
  }
  return ['npm start                        the stand-in as a server', 'npm start -- --help              all flags'];
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd());
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
