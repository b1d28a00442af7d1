// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { render } from '../shared/dom';
import { DEFAULT_BOOK_INFO } from './account';
import type { Actions, Model } from './model';
import { createOddsMoves } from './odds-moves';
import { emptySlip, setStake } from './slip';
import { placeButton, slipReason } from './slip-fields';

const selection = { event_id: 'a', market: 'm', selection: 's', event: '', marketName: '', selectionName: '', odds: 2000, current: 2000 };

function show(stake: number) {
  const slip = setStake({ ...emptySlip, selections: [{ ...selection, stake: 0 }] }, stake, selection);
  const model: Model = {
    route: { view: 'home' },
    info: DEFAULT_BOOK_INFO,
    isReachable: true,
    now: 0,
    events: [],
    token: 't',
    player: 'p',
    balance: 5000,
    bets: [],
    slip,
    preferences: { oddsPolicy: 'better', isQuick: false, lastStake: 0, favourites: [] },
    isNarrow: false,
    isSheetOpen: false,
    placing: 'idle',
    isAsked: false,
    notice: undefined,
    group: undefined,
    query: '',
    cashOut: undefined,
    moves: createOddsMoves(),
  };
  render(document.body, placeButton(model, {} as Actions), slipReason(model));
  return { button: document.querySelector('button'), text: document.body.textContent };
}

it('a slip without a stake has a disabled button and no sentence below it, because its empty field shows what is missing', () => {
  const { button, text } = show(0);
  expect(button?.disabled).toBe(true);
  expect(text).toBe('Apostar');
});

it('a slip below the smallest stake says so below its disabled button', () => {
  const { button, text } = show(1);
  expect(button?.disabled).toBe(true);
  expect(text).toContain('O mínimo por aposta é');
});
