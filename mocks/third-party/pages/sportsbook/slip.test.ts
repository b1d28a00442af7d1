import { describe, expect, it } from 'vitest';

import {
  acceptOdds,
  betsOf,
  emptySlip,
  holds,
  MOST_SELECTIONS,
  obstacle,
  refresh,
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
  stake: '',
});
const slipOf = (...selections: Selection[]): Slip => selections.reduce(toggle, emptySlip);
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');

describe('the slip', () => {
  it('takes a selection, replaces it within its market, and gives it back', () => {
    const home = slipOf(pick('a'));
    expect(holds(home, pick('a'))).toBe(true);
    const away = toggle(home, pick('a', 'away'));
    expect(away.selections.map(({ selection }) => selection)).toEqual(['away']);
    expect(toggle(away, pick('a', 'away')).selections).toEqual([]);
  });

  it('turns to a multiple with the second selection and back with the last but one', () => {
    const two = slipOf(pick('a'), pick('b'));
    expect(two.mode).toBe('multiple');
    expect(toggle(two, pick('b')).mode).toBe('single');
    expect(toggle({ ...two, mode: 'single' }, pick('c')).mode).toBe('single');
  });

  it('holds no more than it can', () => {
    const picks = Array.from({ length: MOST_SELECTIONS + 1 }, (_, index) => pick(`e${String(index)}`));
    expect(slipOf(...picks).selections).toHaveLength(MOST_SELECTIONS);
  });
});

describe('the sums', () => {
  it('of a multiple multiply', () => {
    const slip = setStake(slipOf(pick('a'), pick('b', 'home', 1905)), '12,50');
    expect(totals(slip)).toEqual({ stake: 1250, odds: 4000, potential: 5000 });
    expect(betsOf(slip)).toEqual([
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

  it('of singles add up', () => {
    const both: Slip = { ...slipOf(pick('a'), pick('b', 'home', 1905)), mode: 'single' };
    const one = setStake(both, '10', pick('a'));
    expect(totals(one).potential).toBeUndefined();
    const two = setStake(one, '0,33', pick('b'));
    expect(totals(two)).toMatchObject({ stake: 1033, potential: 2100 + 62 });
    expect(betsOf(two).map(({ type, stake }) => [type, stake])).toEqual([
      ['single', 1000],
      ['single', 33],
    ]);
  });
});

describe('what stands in the way', () => {
  const ready = setStake(slipOf(pick('a')), '5', pick('a'));

  it('is nothing when all is well', () => {
    expect(obstacle(ready, limits)).toBeUndefined();
  });

  it.each<[string, Slip, string]>([
    ['an empty slip', emptySlip, 'Escolha uma odd para montar sua aposta.'],
    ['no stake', slipOf(pick('a')), 'Informe o valor da aposta.'],
    ['a stake that is none', setStake(slipOf(pick('a')), 'abc', pick('a')), 'Informe o valor da aposta.'],
    ['too little', setStake(slipOf(pick('a')), '0,09', pick('a')), 'O mínimo por aposta é R$ 0,10.'],
    ['too little in all', setStake(slipOf(pick('a')), '0,49', pick('a')), 'O total mínimo é R$ 0,50.'],
    ['a suspended selection', refresh(ready, () => undefined), 'Uma seleção está suspensa. Remova-a para apostar.'],
    ['moved odds', refresh(ready, () => 2050), 'As odds mudaram. Aceite as novas para apostar.'],
    [
      'one event twice',
      setStake(slipOf(pick('a'), { ...pick('a'), market: 'gols' }), '5'),
      'Seleções do mesmo evento não combinam em uma múltipla.',
    ],
  ])('is %s', (_, slip, why) => {
    expect(plain(obstacle(slip, limits))).toBe(why);
  });

  it('goes when the new odds are accepted', () => {
    const accepted = acceptOdds(refresh(ready, () => 2050));
    expect(obstacle(accepted, limits)).toBeUndefined();
    expect(totals(accepted).odds).toBe(2050);
  });
});
