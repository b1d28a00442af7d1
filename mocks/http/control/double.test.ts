import type { components } from '@generated/schema';
import { expect, test } from 'vitest';

import { beaconRoundTime, verifyBeaconRound } from '../../domain/double/beacon';
import { dataOf, testApp } from '../app.fixture';

type Schemas = components['schemas'];

test('a voided round returns the stakes, reveals its seed and takes no more bets', async () => {
  const { control, call, logIn, world } = testApp();
  const token = await logIn();
  const { id, round, server_seed_hash } = dataOf<Schemas['DoubleRound']>(await call('getCurrentDoubleRound'));
  const bet = { token, body: { round_id: id, color: 'red', amount: 1000 } };
  const placed = dataOf<Schemas['DoubleBet']>(await call('placeDoubleBet', bet));
  const names: string[] = [];
  world.events.subscribe(({ name }) => {
    if (name !== 'LiveTableResultEvent') names.push(name);
  });
  expect(await control('POST /double/void')).toMatchObject({ status: 200, body: { id, status: 'voided', roll: null, color: null } });
  expect(names).toEqual(['UserUpdateEvent', 'DoubleRoundVoided']);
  expect(world.accounts.get('usr_1').wallet.balances.real).toBe(125_000);
  expect(dataOf<Schemas['DoubleBet'][]>(await call('listDoubleBets', { token }))).toEqual([{ ...placed, status: 'voided', payout: 1000 }]);
  expect((await call('placeDoubleBet', bet)).status).toBe(409);
  expect((await call('cancelDoubleBet', { token, path: { id: placed.id } })).status).toBe(409);
  expect((await control('POST /double/void')).status).toBe(409);

  world.clock.advance(25_000);
  world.tick();
  expect(names.slice(2)).toEqual(['DoubleRoundOpened']);
  const [newest] = dataOf<Schemas['DoubleRound'][]>(await call('listDoubleHistory'));
  expect(newest).toMatchObject({ id, round, status: 'voided', server_seed_hash, totals: { white: 0, red: 0, black: 0 } });
  expect(newest?.server_seed).toBe(world.double.current().server_seed_hash);
  expect(world.accounts.get('usr_1').wallet.balances.real).toBe(125_000);
});

test('a round is voided only while it takes bets', async () => {
  const { control, world } = testApp();
  world.clock.advance(15_000);
  expect((await control('POST /double/void')).status).toBe(409);
  expect(world.double.current().status).toBe('rolling');
});

test('a table that is moved to the end of its chain settles ended rounds before, and refunds the open one', async () => {
  const { control, call, logIn, world } = testApp();
  const token = await logIn();
  const place = async () => {
    const { id: round_id } = dataOf<Schemas['DoubleRound']>(await call('getCurrentDoubleRound'));
    return dataOf<Schemas['DoubleBet']>(await call('placeDoubleBet', { token, body: { round_id, color: 'red', amount: 1000 } }));
  };
  const ended = await place();
  world.clock.advance(21_000);
  const { color } = dataOf<Schemas['DoubleRound']>(await call('getCurrentDoubleRound'));
  world.clock.advance(4000);
  const open = await place();
  await control('POST /double/chain-end', { rounds: 3 });
  const bets = dataOf<Schemas['DoubleBet'][]>(await call('listDoubleBets', { token }));
  expect(bets.find(({ id }) => id === ended.id)).toMatchObject({ status: color === 'red' ? 'won' : 'lost' });
  expect(bets.find(({ id }) => id === open.id)).toMatchObject({ status: 'voided', payout: 1000 });
});

test('the chain can be moved to its end; the next one takes over', async () => {
  const { control, call, world } = testApp();
  const before = world.double.config();
  expect(before).toMatchObject({ chain: { id: expect.stringMatching(/^dch_\d+_1$/), length: 1_400_000 }, next_chain: null });
  const moved = (await control('POST /double/chain-end', { rounds: 1 })).body as Schemas['DoubleConfig'];
  expect(moved).toMatchObject({
    chain: { id: expect.stringMatching(/^dch_\d+_1$/), terminal_hash: before.chain.terminal_hash },
    next_chain: { first_round: 1_400_001 },
  });
  expect(world.double.current().round).toBe(1_399_999);
  for (let round = 0; round < 2; round += 1) {
    expect(world.double.current().public_seed).toBe(moved.chain.public_seed);
    world.clock.advance(25_000);
    world.tick();
  }
  const next = dataOf<Schemas['DoubleConfig']>(await call('getDoubleConfig'));
  expect(next).toMatchObject({ chain: moved.next_chain, next_chain: null });
  expect(world.double.current()).toMatchObject({
    round: 1_400_001,
    chain_id: moved.next_chain?.id,
    server_seed_hash: next.chain.terminal_hash,
    public_seed: next.chain.public_seed,
  });
  expect((await control('POST /double/chain-end', { rounds: -1 })).status).toBe(422);
});

test('the beacon publishes its signed rounds, none of the future', async () => {
  const { control, world } = testApp();
  const { publicKey, chain } = { publicKey: world.double.config().beacon.public_key, chain: world.double.config().chain };
  expect((await control('GET /beacon/info')).body).toMatchObject({
    public_key: publicKey,
    period: 3,
    schemeID: 'bls-unchained-g1-rfc9380',
  });
  const { body } = await control(`GET /beacon/public/${String(chain.beacon_round)}`);
  expect(body).toEqual({ round: chain.beacon_round, randomness: chain.public_seed, signature: chain.beacon_signature });
  const latest = (await control('GET /beacon/public/latest')).body as { round: number; signature: string };
  expect(world.clock.now() - beaconRoundTime(latest.round)).toBeLessThan(3000);
  expect(verifyBeaconRound(latest.round, latest.signature, publicKey)).toBe(true);
  for (const none of [String(latest.round + 1), '0', 'x']) expect((await control(`GET /beacon/public/${none}`)).status).toBe(404);
});
