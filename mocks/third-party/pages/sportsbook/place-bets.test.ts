import { expect, it, vi } from 'vitest';

import type { BackendResponse, Call } from '../shared/backend';
import { DEFAULT_BOOK_INFO } from './account';
import type { Model } from './model';
import { placeBets } from './place-bets';
import { emptySlip } from './slip';

function createSlip(...responses: BackendResponse[]) {
  const selection = {
    event_id: 'a',
    market: 'm',
    selection: 's',
    event: '',
    marketName: '',
    selectionName: '',
    odds: 2000,
    current: 2000,
    stake: '10',
  };
  let model: Model = {
    route: { view: 'home' },
    info: DEFAULT_BOOK_INFO,
    isReachable: true,
    now: 0,
    events: [],
    token: 't',
    balance: 5000,
    bets: [],
    slip: { ...emptySlip, selections: [selection] },
    placing: 'idle',
    notice: undefined,
  };
  const call = vi.fn<Call>(async () => responses.shift() ?? { status: 0, body: null });
  const syncInfo = vi.fn(async () => {});
  const options = { onBetPlaced: vi.fn(), onTokenExpired: vi.fn() };
  const place = placeBets({
    call,
    model: () => model,
    set: (change) => {
      model = { ...model, ...change };
    },
    options,
    syncInfo,
  });
  const keys = () => call.mock.calls.map(([{ key }]) => key);
  return { place, call, keys, syncInfo, options, model: () => model };
}

it('several clicks at once send one request', async () => {
  const { place, call } = createSlip();
  await Promise.all([place(), place(), place()]);
  expect(call).toHaveBeenCalledOnce();
});

const REJECTIONS = [401, 403, 409, 422];
const EVERY_STATUS = Array.from({ length: 400 }, (_, index) => 200 + index);
/** Prove nothing, whatever their status. An unreadable body arrives as null. */
const UNREADABLE: readonly unknown[] = [
  null,
  {},
  [],
  [1, 2, 3],
  'Bad Gateway',
  { data: null },
  { data: {} },
  { message: '' },
  { message: 5 },
];

it('an unreadable body with any status keeps the key and locks the slip', async () => {
  for (const status of [0, ...EVERY_STATUS]) {
    for (const body of UNREADABLE) {
      const { place, keys, model } = createSlip({ status, body });
      const { slip } = model();
      await place();
      expect(model(), `${status} ${JSON.stringify(body)}`).toMatchObject({ placing: 'unknown', notice: { kind: 'bad' }, slip });
      await place();
      const [first, second] = keys();
      expect(second, `${status} ${JSON.stringify(body)}`).toBe(first);
    }
  }
});

it('a readable message is a rejection only with a documented status', async () => {
  for (const status of EVERY_STATUS) {
    const { place, keys, model } = createSlip({ status, body: { message: 'Request Timeout' } });
    await place();
    expect(model().placing, String(status)).toBe(REJECTIONS.includes(status) ? 'idle' : 'unknown');
    await place();
    const [first, second] = keys();
    expect(second === first, String(status)).toBe(!REJECTIONS.includes(status));
  }
});

it('a success without the placed bets is an unknown outcome', async () => {
  const { place, options, model } = createSlip({ status: 201, body: { data: [], balance: 5000 } });
  await place();
  expect(model().placing).toBe('unknown');
  expect(options.onBetPlaced).not.toHaveBeenCalled();
});

it('an expired token on a repeated request keeps the key', async () => {
  const { place, keys, options, model } = createSlip({ status: 0, body: null }, { status: 401, body: { message: 'Unauthenticated.' } });
  await place();
  await place();
  expect(options.onTokenExpired).toHaveBeenCalledOnce();
  expect(model().placing).toBe('unknown');
  await place();
  expect(new Set(keys()).size).toBe(1);
});

it('an unknown outcome keeps the key, and a rejection leads to a new one', async () => {
  const { place, keys, model } = createSlip(
    { status: 0, body: null },
    { status: 503, body: null },
    { status: 422, body: { message: 'Saldo insuficiente.' } },
  );
  await place();
  expect(model().placing).toBe('unknown');
  await place();
  await place();
  expect(model()).toMatchObject({ placing: 'idle', notice: { kind: 'bad', text: 'Saldo insuficiente.' } });
  await place();
  const [first, second, third, fourth] = keys();
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

it('rejected odds refetch the sportsbook’s clock', async () => {
  const { place, syncInfo, model } = createSlip({ status: 409, body: { message: 'As odds mudaram.' } });
  await place();
  expect(syncInfo).toHaveBeenCalledOnce();
  expect(model().slip.selections).toHaveLength(1);
});

it('a success empties the slip and reports the bets', async () => {
  const { place, options, model } = createSlip({
    status: 201,
    body: { data: [{ id: 'b', stake: 1000, potential: 2000, legs: [] }], balance: 4000 },
  });
  await place();
  expect(options.onBetPlaced).toHaveBeenCalledExactlyOnceWith(1, 1000);
  expect(model()).toMatchObject({ balance: 4000, slip: { selections: [] }, notice: { kind: 'good' } });
});
