import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { closeAllModals } from '@/product/modal-store';

import { sportsbookAnswers, renderSportsbook, settings, findFrame } from './sportsbook-page.fixture';
import { isPlayer, modals, press, scrolled, wait, setUpSportsbook } from './sportsbook-setup.fixture';

setUpSportsbook();

describe('requests of the sportsbook to the page', () => {
  async function openSportsbook() {
    const { calls } = backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const frame = await findFrame();
    frame.receive({ type: 'ready' });
    frame.receive({ type: 'navigated', path: '/' });
    return { ...frame, calls };
  }

  test('the login opens once for a visitor after a press', async () => {
    const { receive } = await openSportsbook();
    for (let time = 0; time < 20; time += 1) receive({ type: 'login-required' });
    expect(modals()).toEqual(['login']);
    act(closeAllModals);
    receive({ type: 'login-required' });
    expect(modals()).toEqual([]);
    await wait(4000);
    receive({ type: 'login-required' });
    expect(modals()).toEqual(['login']);
  });

  test('without a press the login does not open and the page does not scroll', async () => {
    const { receive } = await openSportsbook();
    // The wait is longer than the minimum interval since another test's login.
    await wait(30_000);
    press(false);
    receive({ type: 'login-required' });
    receive({ type: 'scroll', top: 500 });
    expect(modals()).toEqual([]);
    expect(scrolled).not.toHaveBeenCalled();
    press(true);
    receive({ type: 'scroll', top: 500 });
    expect(scrolled).toHaveBeenCalledWith(0, 500);
  });

  test('many bets refetch the balance once', async () => {
    isPlayer(true);
    const { receive, calls } = await openSportsbook();
    await waitFor(() => expect(calls).toContain('getMe'));
    await wait(100);
    const count = () => calls.filter((call) => call === 'getMe').length;
    const before = count();
    for (let time = 0; time < 40; time += 1) receive({ type: 'bet-placed', bets: 1, stake: 1000 });
    await waitFor(() => expect(count()).toBe(before + 1));
    await wait(500);
    expect(count()).toBe(before + 1);
  });

  test('the betting limits of the settings are shown (SPEC E6)', async () => {
    await openSportsbook();
    const limits = await screen.findByLabelText('Limites das apostas esportivas');
    expect(limits.textContent?.replaceAll('\u00a0', ' ')).toBe('Mínimo por apostaR$ 0,10Mínimo no totalR$ 0,50Limite de múltiplas10');
  });

  test.each([{}, { sport_bet_min_single: null }])(
    'the betting limits have the defaults of E7 with the settings %j (SPEC E7)',
    async (change) => {
      const { sport_bet_min_single: _single, sport_bet_min_total: _total, sport_bet_multiple: _multiple, ...others } = settings;
      backend(sportsbookAnswers({ getSettings: () => Response.json({ ...others, ...change }) }));
      renderSportsbook('/sports');
      const limits = await screen.findByLabelText('Limites das apostas esportivas');
      expect(limits.textContent?.replaceAll('\u00a0', ' ')).toBe('Mínimo por apostaR$ 0,10Mínimo no totalR$ 0,50Limite de múltiplas10');
    },
  );
});
