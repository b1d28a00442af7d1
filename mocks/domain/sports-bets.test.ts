import { array, assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { eventById } from './book/events';
import type { LegStatus } from './book/quotes';
import type { BetRequest, FindQuote, SportsBet } from './sports-bets';
import { cashOutBet, cashOutOffer, isUnfinished, splitBet, toSportsBetDto, updateBet, validateSlip } from './sports-bets';
import { deepFreeze, expectErr, expectOk, START } from './results.fixture';

const rules = { minSingle: 10, minTotal: 50 };
const event = known(eventById('palpite', 'serie-ouro-100-0'));
const quote: FindQuote = (choice) =>
  choice.event_id === 'gone' ? undefined : { event, market: 'Resultado final', selection: 'Aurora', odds: 2100 };

const leg = (id: string, odds = 2100) => ({ event_id: id, market: 'result', selection: 'home', odds });
const single = (stake: number, ...legs: BetRequest['legs']): BetRequest => ({
  type: 'single',
  stake,
  legs: legs.length === 0 ? [leg('a')] : legs,
});
const multiple = (stake: number, ...legs: BetRequest['legs']): BetRequest => ({ type: 'multiple', stake, legs });

function known<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('the book has no such event');
  return thing;
}

function placed(stake: number, ...odds: readonly number[]): SportsBet {
  const legs = odds.map((one, index) => leg(`e${String(index)}`, one));
  const wanted: BetRequest = { type: odds.length === 1 ? 'single' : 'multiple', stake, legs };
  const [judged] = expectOk(
    validateSlip([wanted], rules, (choice) => ({
      event,
      market: 'm',
      selection: 's',
      odds: Number(odds[Number(choice.event_id.slice(1))]),
    })),
  );
  if (judged === undefined) throw new Error('nothing was judged');
  return deepFreeze({ ...judged, id: 'spt_1', playerId: 'usr_1', status: 'open', payout: null, placedAt: START });
}

const ending = (bet: SportsBet, ...statuses: readonly LegStatus[]) =>
  updateBet(bet, ({ event_id: id }) => statuses[Number(id.slice(1))] ?? 'open');

describe('a slip', () => {
  test('is priced per leg, odds multiplied and cents rounded down', () => {
    const bets = expectOk(validateSlip([single(33), multiple(1000, leg('a'), leg('b'))], rules, quote));
    expect(bets).toMatchObject([
      { type: 'single', stake: 33, odds: 2100, potential: 69 },
      { type: 'multiple', stake: 1000, odds: 4410, potential: 4410, legs: [{ event_id: 'a', status: 'open' }, { event_id: 'b' }] },
    ]);
  });

  test.each<[string, BetRequest[], number, string]>([
    ['a stake below the least', [single(9), single(90)], 422, 'O mínimo por aposta é R$ 0,10.'],
    ['a stake beyond the greatest', [single(10_000_001)], 422, 'O máximo por aposta é R$ 100.000,00.'],
    ['too little in all', [single(20), single(29)], 422, 'O total mínimo é R$ 0,50.'],
    ['a single of two', [single(100, leg('a'), leg('b'))], 422, 'Uma aposta simples tem uma seleção.'],
    ['a multiple of one', [multiple(100, leg('a'))], 422, 'Uma múltipla tem pelo menos duas seleções.'],
    ['an event twice', [multiple(100, leg('a'), leg('a'))], 422, 'Seleções do mesmo evento não combinam em uma múltipla.'],
    ['odds of another moment', [single(100), single(100, leg('a', 2050))], 409, 'As odds mudaram. Confira e aposte de novo.'],
    ['what is not offered', [single(100, leg('gone'))], 409, 'Uma seleção não está mais disponível. Remova-a para apostar.'],
  ])('with %s is rejected as a whole', (_, wanted, status, message) => {
    const { body, ...refusal } = expectErr(validateSlip(wanted, rules, quote));
    expect(refusal.status).toBe(status);
    expect('errors' in body ? Object.values(body.errors ?? {}) : [[body.message]]).toEqual([[message]]);
  });
});

describe('a bet', () => {
  test.each<[LegStatus[], string, number | null]>([
    [['open', 'open', 'open'], 'open', null],
    [['won', 'open', 'won'], 'open', null],
    [['won', 'won', 'won'], 'won', 6000],
    [['open', 'lost', 'open'], 'lost', 0],
    [['void', 'won', 'won'], 'won', 3000],
    [['void', 'void', 'won'], 'won', 1500],
    [['void', 'void', 'void'], 'void', 1000],
    [['void', 'lost', 'void'], 'lost', 0],
  ])('with legs %j is %s and pays %s', (statuses, status, payout) => {
    expect(ending(placed(1000, 2000, 2000, 1500), ...statuses)).toMatchObject({ status, payout });
  });

  test('that was lost stays lost while its other legs update', () => {
    const lost = ending(placed(1000, 2000, 2000), 'lost', 'open');
    expect(isUnfinished(lost)).toBe(true);
    const after = ending(lost, 'won', 'won');
    expect(after).toMatchObject({ status: 'lost', payout: 0, legs: [{ status: 'lost' }, { status: 'won' }] });
    expect(isUnfinished(after)).toBe(false);
  });

  test('without changes is returned as the same object', () => {
    const bet = placed(1000, 2000);
    expect(ending(bet, 'open')).toBe(bet);
    const won = ending(bet, 'won');
    expect(ending(won, 'lost')).toBe(won);
  });

  test('never pays more than promised and never changes its result', () => {
    const statuses = constantFrom<LegStatus>('open', 'won', 'lost', 'void');
    assert(
      property(
        integer({ min: 50, max: 10_000_000 }),
        array(integer({ min: 1010, max: 101_000 }), { minLength: 1, maxLength: 6 }),
        array(array(statuses, { minLength: 6, maxLength: 6 })),
        (stake, odds, moments) => {
          let bet = placed(stake, ...odds);
          for (const moment of moments) {
            const before = bet;
            bet = deepFreeze(ending(bet, ...moment));
            if (before.status !== 'open') expect([bet.status, bet.payout]).toEqual([before.status, before.payout]);
            expect(bet.payout === null).toBe(bet.status === 'open');
            expect(bet.payout ?? 0).toBeLessThanOrEqual(bet.potential);
            if (bet.status === 'won') expect(bet.payout).toBeGreaterThanOrEqual(stake);
          }
        },
      ),
    );
  });

  test('maps to decimal odds and its original labels', () => {
    expect(toSportsBetDto(placed(1000, 2100))).toEqual({
      id: 'spt_1',
      type: 'single',
      stake: 1000,
      odds: 2.1,
      potential: 2100,
      status: 'open',
      placed_at: '2026-11-21T14:05:00-03:00',
      legs: [
        { event: `${event.home} x ${event.away}`, market: 'm', selection: 's', odds: 2.1, status: 'open', starts_at: expect.any(String) },
      ],
    });
  });
});

test('a bet is split into two that together have its stake, and at most its payout', () => {
  assert(
    property(integer({ min: 1, max: 10_000_000 }), integer({ min: 1, max: 99 }), (stake, share) => {
      const bet = { ...placed(1000, 2100), stake, potential: Math.floor((stake * 21) / 10) };
      const split = splitBet(bet, share, 'spt_2');
      if (split === undefined) {
        expect(stake * share).toBeLessThan(100);
        return;
      }
      const { part, rest } = split;
      expect([part.id, rest.id, part.stake + rest.stake]).toEqual(['spt_2', 'spt_1', stake]);
      expect(Math.min(part.stake, rest.stake)).toBeGreaterThan(0);
      expect(part.potential + rest.potential).toBeLessThanOrEqual(bet.potential);
    }),
  );
});

describe('the offer for an open bet', () => {
  const bet = placed(1000, 2000, 3000);
  const withFirst = (status: LegStatus) => updateBet(bet, ({ event_id: id }) => (id === 'e0' ? status : 'open'));

  test('follows the odds of its open legs, less the margin', () => {
    expect(cashOutOffer(bet, ({ odds }) => odds)).toBe(950);
    expect(cashOutOffer(bet, ({ odds }) => odds / 2)).toBe(3800);
    expect(cashOutOffer(withFirst('won'), () => 3000)).toBe(1900);
    expect(cashOutOffer(withFirst('void'), () => 3000)).toBe(950);
  });

  test('is absent for an ended bet and while a leg is suspended', () => {
    expect(cashOutOffer(withFirst('lost'), () => 3000)).toBeUndefined();
    expect(cashOutOffer(bet, ({ event_id: id }) => (id === 'e0' ? undefined : 3000))).toBeUndefined();
    expect(cashOutOffer(cashOutBet(bet, 950), () => 3000)).toBeUndefined();
  });

  test('ends the bet: its legs still get their results, the bet keeps its own', () => {
    expect(updateBet(cashOutBet(bet, 950), () => 'won')).toMatchObject({
      status: 'cashed_out',
      payout: 950,
      legs: [{ status: 'won' }, { status: 'won' }],
    });
  });
});
