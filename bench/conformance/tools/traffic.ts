import { operations } from '../../../generated/operations';
import type { OperationId } from '../../../generated/operations';

/** Valid calls in order. `$pix` and similar are ids from earlier responses. */
const CALLS: readonly {
  operation: OperationId;
  at?: Record<string, string>;
  query?: string;
  body?: object;
  keep?: string;
  anonymous?: true;
}[] = [
  ...(
    [
      'getPlatform',
      'getSettings',
      'getIp',
      'listCategories',
      'listPromotions',
      'listPages',
      'getMinesConfig',
      'getCurrentDoubleRound',
    ] as const
  ).map((operation) => ({ operation })),
  { operation: 'listGames', query: '?per_page=5', keep: '$game' },
  { operation: 'getGame', at: { id: '$game' } },
  { operation: 'getGame', at: { id: '999999' } },
  { operation: 'listProviders', keep: '$provider' },
  { operation: 'getProvider', at: { id: '$provider' } },
  ...(
    [
      'getMe',
      'getProfile',
      'getProtection',
      'getWallet',
      'listSessions',
      'listFavoriteGames',
      'listNotifications',
      'listTransactions',
      'listBonuses',
      'listWithdrawals',
      'getStatement',
      'getReferralSummary',
      'getMinesFairness',
    ] as const
  ).map((operation) => ({ operation })),
  { operation: 'getWallet', anonymous: true },
  { operation: 'getProfile', anonymous: true },
  { operation: 'createDeposit', body: { amount: 2000, method: 'pix' }, keep: '$deposit' },
  { operation: 'getDeposit', at: { id: '$deposit' } },
  { operation: 'getDeposit', at: { id: 'trx_none' } },
  { operation: 'createDeposit', body: { amount: 99_000_000_000, method: 'pix' } },
  { operation: 'registerPlayer', body: { name: 'Ana' } },
  { operation: 'createPixKey', body: { type: 'email', key: 'ana@exemplo.invalid' }, keep: '$pix' },
  { operation: 'createWithdrawal', body: { amount: 3000, pix_key_id: '$pix' }, keep: '$withdrawal' },
  { operation: 'getWithdrawal', at: { id: '$withdrawal' } },
  { operation: 'getWithdrawal', at: { id: 'wdr_none' } },
  { operation: 'cancelWithdrawal', at: { id: '$withdrawal' } },
  { operation: 'deletePixKey', at: { id: '$pix' } },
  { operation: 'listPixKeys' },
  { operation: 'addFavoriteGame', at: { gameId: '$game' } },
  { operation: 'startMinesGame', body: { amount: 1000, mines: 3, client_seed: 'prism' } },
  { operation: 'updateProfile', body: { marketing_opt_in: true } },
  { operation: 'setProtectionReminders', body: { session_minutes: 60, spend_amount: 5000 } },
  { operation: 'requestEmailChange', body: { value: 'nova.ana@exemplo.invalid', password: 'palpite2026' } },
  { operation: 'refreshToken' },
];

/** The response is null if there was none. */
export type OnResponse = (operation: OperationId, response: { status: number; text: string } | null) => void;

/** @throws the reason of the signal once it is aborted */
export async function sendTraffic(base: string, onResponse: OnResponse, signal: AbortSignal): Promise<void> {
  const savedIds = new Map<string, string>();
  let token = '';
  const fill = (text: string) => text.replaceAll(/\$[a-z]+/g, (name) => savedIds.get(name) ?? name);
  const call = async (operation: OperationId, path: string, body: object | undefined, anonymous: boolean) => {
    const headers = {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token !== '' && !anonymous && { Authorization: `Bearer ${token}` }),
    };
    const sent = {
      method: operations[operation].method,
      headers,
      ...(body && { body: fill(JSON.stringify(body)) }),
      redirect: 'manual' as const,
      signal,
    };
    const result = await fetch(base + path, sent).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => null,
    );
    signal.throwIfAborted();
    onResponse(operation, result);
    return parseJson(result?.text ?? '');
  };
  const login = { email: 'ana@exemplo.invalid', login: 'ana@exemplo.invalid', password: 'palpite2026' };
  token = (await call('login', operations.login.path, login, true))?.access_token ?? '';
  for (const { operation, at = {}, query = '', body, keep, anonymous = false } of CALLS) {
    const path = operations[operation].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => fill(at[name] ?? ''));
    const value = await call(operation, path + query, body, anonymous);
    const thing = Array.isArray(value?.data) ? value.data[0] : value?.data;
    if (keep !== undefined) savedIds.set(keep, thing?.transaction_id ?? thing?.id ?? 'none');
  }
}

interface Thing {
  id?: string;
  transaction_id?: string;
}
function parseJson(text: string): { access_token?: string; data?: Thing | Thing[] } | null {
  try {
    return JSON.parse(text) as ReturnType<typeof parseJson>;
  } catch {
    return null;
  }
}
