import { describe, expect, it } from 'vitest';

import {
  acceptOdds,
  applyOddsPolicy,
  setAllStakes,
  sharedStake,
  toBets,
  emptySlip,
  isOnSlip,
  isUnusual,
  MAX_SELECTIONS,
  validateSlip,
  updateOdds,
  type Selection,
  setStake,
  type Slip,
  toggle,
  totals,
} from './slip';

const limits = { min_single: 10, min_total: 50 };
const pick = (event_id: string, selection = 'home', odds = 2100): Selection => ({
  event_id,
  market: 'resultado',
  selection,
  event: 'Aurora x Litoral',
  marketName: 'Resultado final',
  selectionName: 'Aurora',
  odds,
  current: odds,
  stake: 0,
});
const createSlip = (...selections: Selection[]): Slip => selections.reduce(toggle, emptySlip);
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');

describe('the slip', () => {
  it('adds a selection, replaces it within its market, and removes it', () => {
    const home = createSlip(pick('a'));
    expect(isOnSlip(home, pick('a'))).toBe(true);
    const away = toggle(home, pick('a', 'away'));
    expect(away.selections.map(({ selection }) => selection)).toEqual(['away']);
    expect(toggle(away, pick('a', 'away')).selections).toEqual([]);
  });

  it('becomes a multiple with the second selection, and a single again without it', () => {
    const two = createSlip(pick('a'), pick('b'));
    expect(two.mode).toBe('multiple');
    expect(toggle(two, pick('b')).mode).toBe('single');
    expect(toggle({ ...two, mode: 'single' }, pick('c')).mode).toBe('single');
  });

  it('has a maximum number of selections', () => {
    const picks = Array.from({ length: MAX_SELECTIONS + 1 }, (_, index) => pick(`e${String(index)}`));
    expect(createSlip(...picks).selections).toHaveLength(MAX_SELECTIONS);
  });
});

describe('the sums', () => {
  it('of a multiple are products', () => {
    const slip = setStake(createSlip(pick('a'), pick('b', 'home', 1905)), 1250);
    expect(totals(slip)).toEqual({ stake: 1250, odds: 4000, potential: 5000 });
    expect(toBets(slip)).toEqual([
      {
        type: 'multiple',
        stake: 1250,
        legs: [
          { event_id: 'a', market: 'resultado', selection: 'home', odds: 2100 },
          { event_id: 'b', market: 'resultado', selection: 'home', odds: 1905 },
        ],
      },
    ]);
  });

  it('of singles are sums', () => {
    const both: Slip = { ...createSlip(pick('a'), pick('b', 'home', 1905)), mode: 'single' };
    const one = setStake(both, 1000, pick('a'));
    expect(totals(one).potential).toBeUndefined();
    const two = setStake(one, 33, pick('b'));
    expect(totals(two)).toMatchObject({ stake: 1033, potential: 2100 + 62 });
    expect(toBets(two).map(({ type, stake }) => [type, stake])).toEqual([
      ['single', 1000],
      ['single', 33],
    ]);
  });
});

describe('validateSlip', () => {
  const ready = setStake(createSlip(pick('a')), 500, pick('a'));

  it('accepts a complete slip', () => {
    expect(validateSlip(ready, limits)).toBeUndefined();
  });

  it.each<[string, Slip, string]>([
    ['an empty slip', emptySlip, 'Escolha uma odd para montar seu bilhete.'],
    ['no stake, without words', createSlip(pick('a')), ''],
    ['a stake below the minimum', setStake(createSlip(pick('a')), 9, pick('a')), 'O mínimo por aposta é R$ 0,10.'],
    ['a total below the minimum', setStake(createSlip(pick('a')), 49, pick('a')), 'O total mínimo é R$ 0,50.'],
    ['a suspended selection', updateOdds(ready, () => undefined), 'Uma seleção está suspensa. Remova-a para apostar.'],
    ['moved odds', updateOdds(ready, () => 2050), 'As odds mudaram. Aceite as novas para apostar.'],
    [
      'one event twice',
      setStake(createSlip(pick('a'), { ...pick('a'), market: 'gols' }), 500),
      'Seleções do mesmo evento não combinam em uma múltipla.',
    ],
  ])('rejects %s', (_, slip, message) => {
    expect(plain(validateSlip(slip, limits))).toBe(message);
  });

  it('accepts a slip with accepted odds', () => {
    const accepted = acceptOdds(updateOdds(ready, () => 2050));
    expect(validateSlip(accepted, limits)).toBeUndefined();
    expect(totals(accepted).odds).toBe(2050);
  });
});

describe('moved odds', () => {
  const slip = setStake(createSlip(pick('a')), 1000, pick('a'));
  const moved = (odds: number) => updateOdds(slip, () => odds);
  const accepted = (policy: 'none' | 'better' | 'all', odds: number) => applyOddsPolicy(moved(odds), policy).selections[0]?.odds;

  it('are accepted as the player chose', () => {
    expect([accepted('none', 2200), accepted('none', 2000)]).toEqual([2100, 2100]);
    expect([accepted('better', 2200), accepted('better', 2000)]).toEqual([2200, 2100]);
    expect([accepted('all', 2200), accepted('all', 2000)]).toEqual([2200, 2000]);
  });

  it('change the return at once', () => {
    expect(totals(moved(3000))).toEqual({ stake: 1000, odds: 3000, potential: 3000 });
  });
});

it('a stake for all is that of each single bet, or of the multiple', () => {
  const two = createSlip(pick('a'), pick('b'));
  expect(setAllStakes(two, 2000)).toMatchObject({ stake: 2000 });
  const singles = setAllStakes({ ...two, mode: 'single' }, 2000);
  expect(singles.selections.map(({ stake }) => stake)).toEqual([2000, 2000]);
  expect(sharedStake(singles)).toBe(2000);
  expect(sharedStake(setStake(singles, 500, pick('a')))).toBeUndefined();
});

it.each([
  [500, [], false],
  [10_001, [], true],
  [5000, [500, 500, 20_000], false],
  [5001, [500, 500, 20_000], true],
])('a stake of %i cents after bets of %j is asked about: %s', (stake, before, isAsked) => {
  expect(
    isUnusual(
      setStake(createSlip(pick('a')), stake, pick('a')),
      before.map((one) => ({ stake: one })),
    ),
  ).toBe(isAsked);
});
