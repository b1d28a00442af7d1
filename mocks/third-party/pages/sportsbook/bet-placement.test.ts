// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import type { BackendResponse, Call } from '../shared/backend';
import type { Model } from './model';
import { bookModel, selection } from './model.fixture';
import { createBetPlacement } from './bet-placement';
import { emptySlip } from './slip';

afterEach(() => localStorage.clear());

function createSlip(...responses: BackendResponse[]) {
  let model = bookModel({ ...emptySlip, selections: [{ ...selection, stake: 1000 }] });
  const call = vi.fn<Call>(async () => responses.shift() ?? { status: 0, body: null });
  const syncInfo = vi.fn(async () => {});
  const options = { onBetPlaced: vi.fn(), onTokenExpired: vi.fn() };
  const set = (change: Partial<Model>) => {
    model = { ...model, ...change };
  };
  const syncAccount = vi.fn(async () => undefined);
  const { place, restore } = createBetPlacement({ call, model: () => model, set, options, syncInfo, syncAccount });
  const keys = () => call.mock.calls.map(([{ key }]) => key);
  return { place, restore, call, keys, set, syncInfo, syncAccount, options, model: () => model };
}

it('several clicks at once send one request', async () => {
  const { place, call } = createSlip();
  await Promise.all([place(), place(), place()]);
  expect(call).toHaveBeenCalledOnce();
});

const REJECTIONS = [401, 403, 409, 422];
const EVERY_STATUS = Array.from({ length: 400 }, (_, index) => 200 + index);
/** Bodies that prove nothing, whatever their status. An unreadable one arrives as null. */
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
      localStorage.clear();
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
  const { place, options, model } = createSlip({ status: 201, body: { data: [], player: 'p', balance: 5000 } });
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
    body: { data: [{ id: 'b', stake: 1000, potential: 2000, legs: [] }], player: 'p', balance: 4000 },
  });
  await place();
  expect(options.onBetPlaced).toHaveBeenCalledExactlyOnceWith(1, 1000);
  expect(model()).toMatchObject({ balance: 4000, slip: { selections: [] }, notice: { kind: 'good' } });
});

const placed: BackendResponse = {
  status: 201,
  body: { data: [{ id: 'b', stake: 1000, potential: 2000, legs: [] }], player: 'p', balance: 4000 },
};

it('a reopened page shows a bet with an unknown outcome and repeats it under the same key', async () => {
  const left = createSlip({ status: 0, body: null });
  const { slip } = left.model();
  await left.place();
  const reopened = createSlip(placed);
  reopened.set({ slip: emptySlip });
  reopened.restore('p');
  expect(reopened.model()).toMatchObject({ placing: 'unknown', slip });
  await reopened.place();
  expect(reopened.keys()).toEqual(left.keys());
  expect(reopened.options.onBetPlaced).toHaveBeenCalledOnce();
  createSlip().restore('p');
  expect(reopened.model().placing).toBe('idle');
});

it('a bet with an unknown outcome is never repeated for another player', async () => {
  const { place, restore, set, call, model } = createSlip({ status: 0, body: null });
  await place();
  set({ token: 'u', player: 'q' });
  await place();
  restore('q');
  expect(call).toHaveBeenCalledOnce();
  expect(model()).toMatchObject({ placing: 'idle', slip: { selections: [] } });
  restore('p');
  expect(model().placing).toBe('unknown');
});

it('a bet that another tab resolved is not reported twice', async () => {
  const one = createSlip({ status: 0, body: null }, placed);
  await one.place();
  const other = createSlip(placed);
  other.restore('p');
  await one.place();
  await other.place();
  expect(other.call).not.toHaveBeenCalled();
  expect(other.options.onBetPlaced).not.toHaveBeenCalled();
  expect(other.model()).toMatchObject({ placing: 'idle', slip: { selections: [] } });
});

it('no bet is sent while its player is unknown', async () => {
  const { place, set, syncAccount, call, model } = createSlip();
  set({ player: undefined });
  await place();
  expect(syncAccount).toHaveBeenCalledOnce();
  expect(call).not.toHaveBeenCalled();
  expect(model()).toMatchObject({ placing: 'idle', notice: { kind: 'bad' } });
});

const full = {
  setItem: () => {
    throw new Error('full');
  },
  getItem: () => null,
  removeItem: () => undefined,
};

it.each([
  ['is refused', undefined],
  ['is full', full],
])('a bet is placed although storage %s', async (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  const { place, keys, options } = createSlip({ status: 0, body: null }, placed);
  await place();
  await place();
  vi.unstubAllGlobals();
  expect(new Set(keys()).size).toBe(1);
  expect(options.onBetPlaced).toHaveBeenCalledOnce();
});
