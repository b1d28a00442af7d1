import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { backend } from '@/api/backend.fixture';

import { FRAME_TITLE, ORIGIN, sportsbookAnswers, renderSportsbook, findFrame } from './sportsbook-page.fixture';
import { isPlayer, wait, setUpSportsbook } from './sportsbook-setup.fixture';

setUpSportsbook();

describe('the token (SPEC A21, W3)', () => {
  test('is not requested for a visitor (SPEC D11)', async () => {
    const { calls } = backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const { receive, sentOfType } = await findFrame();
    receive({ type: 'ready' });
    await wait(1000);
    expect(sentOfType('token')).toEqual([]);
    expect(calls).not.toContain('generateSportsToken');
  });

  test('is sent to the exact origin after a login, which keeps the iframe', async () => {
    backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const { frame, receive, sentOfType } = await findFrame();
    receive({ type: 'ready' });
    receive({ type: 'navigated', path: '/' });
    isPlayer(true);
    await waitFor(() => expect(sentOfType('token')).toEqual([expect.objectContaining({ token: 'spb_1', to: ORIGIN })]));
    await wait(1000);
    expect(screen.getByTitle(FRAME_TITLE)).toBe(frame);
  });

  test('is sent again to an iframe that reloads, without another request', async () => {
    const { calls } = backend(sportsbookAnswers());
    isPlayer(true);
    renderSportsbook('/sports');
    const { receive, sentOfType } = await findFrame();
    await waitFor(() => expect(calls).toContain('generateSportsToken'));
    await wait(10);
    for (let time = 0; time < 3; time += 1) receive({ type: 'ready' });
    expect(sentOfType('token').map((message) => message['token'])).toEqual(['spb_1', 'spb_1', 'spb_1']);
  });

  test('is replaced when it has expired', async () => {
    backend(sportsbookAnswers());
    isPlayer(true);
    renderSportsbook('/sports');
    const { receive, sentOfType } = await findFrame();
    receive({ type: 'ready' });
    await waitFor(() => expect(sentOfType('token')).toHaveLength(1));
    receive({ type: 'token-expired' });
    await waitFor(() => expect(sentOfType('token').at(-1)).toMatchObject({ token: 'spb_2' }));
  });

  test('is requested slowly and a limited number of times if the iframe reports expiry in a flood', async () => {
    const { calls } = backend(sportsbookAnswers());
    isPlayer(true);
    renderSportsbook('/sports');
    const tokens = () => calls.filter((call) => call === 'generateSportsToken').length;
    const { receive } = await findFrame();
    receive({ type: 'ready' });
    receive({ type: 'navigated', path: '/' });
    for (let second = 0; second < 50; second += 1) {
      for (let time = 0; time < 40; time += 1) receive({ type: 'token-expired' });
      await wait(1000);
      if (second === 3) expect(tokens()).toBeLessThanOrEqual(2);
    }
    expect(tokens()).toBeLessThanOrEqual(6);
    expect(screen.getByRole('alert').textContent).toContain('Erro ao obter token de acesso ao SportBook');
  });

  test('can be requested again after an error with its reason', async () => {
    let shouldReject = true;
    backend(
      sportsbookAnswers({
        generateSportsToken: () =>
          shouldReject
            ? Response.json({ message: 'Conclua a verificação facial para jogar.', status: 'pending_face_id' }, { status: 403 })
            : Response.json({ token: 'spb_9' }),
      }),
    );
    isPlayer(true);
    renderSportsbook('/altenar-sports', 'altenar-sports');
    const { receive, sentOfType } = await findFrame();
    receive({ type: 'ready' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Erro ao obter token de acesso ao SportBook');
    expect(alert.textContent).toContain('Conclua a verificação facial para jogar.');
    expect(screen.getByRole('button', { name: 'Continuar a verificação' })).toBeTruthy();
    shouldReject = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(sentOfType('token').at(-1)).toMatchObject({ token: 'spb_9' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['suspended', 'Sua conta está em pausa até 22/11/2026 14:05.'],
    ['excluded', 'Sua conta está em autoexclusão.'],
    ['limit_reached', 'Você atingiu o seu limite de apostas de hoje.'],
  ])('is refused with the status %s, with a link to the protection page', async (status, message) => {
    backend(sportsbookAnswers({ generateSportsToken: () => Response.json({ message, status }, { status: 403 }) }));
    isPlayer(true);
    renderSportsbook('/altenar-sports', 'altenar-sports');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(message);
    expect(screen.getByRole('link', { name: 'Ver minha proteção' }).getAttribute('href')).toBe('/user/protection');
    expect(screen.queryByRole('button', { name: 'Continuar a verificação' })).toBeNull();
  });

  test('of a player is not sent to the iframe after the logout, which gets a new iframe', async () => {
    backend(sportsbookAnswers());
    isPlayer(true);
    renderSportsbook('/sports');
    const first = await findFrame();
    first.receive({ type: 'ready' });
    await waitFor(() => expect(first.sentOfType('token')).toHaveLength(1));
    isPlayer(false);
    const second = await findFrame();
    expect(second.frame).not.toBe(first.frame);
    second.receive({ type: 'ready' });
    expect(second.sentOfType('token')).toEqual([]);
  });
});
