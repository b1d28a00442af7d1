import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { READY_TIMEOUT_MS } from '@/shared/lib/iframe-channel';

import { OPEN_TIMEOUT_MS } from './sportsbook-frame';
import { FRAME_TITLE, ORIGIN, sportsbookAnswers, config, renderSportsbook, settings, findFrame } from './sportsbook-page.fixture';
import { wait, setUpSportsbook } from './sportsbook-setup.fixture';

setUpSportsbook();

describe('the iframe of the sportsbook', () => {
  test('has no token or path in its URL, and is sent the integration to mount', async () => {
    backend(sportsbookAnswers());
    renderSportsbook('/sports#/futebol/serie-ouro');
    const { frame, receive, sentOfType } = await findFrame();
    expect(frame.src).toBe(`${ORIGIN}/frames/sportsbook`);
    receive({ type: 'ready' });
    expect(sentOfType('mount')).toEqual([
      expect.objectContaining({
        to: ORIGIN,
        kind: 'script',
        view: 'book',
        script_url: `${ORIGIN}/sportsbook/script.js`,
        integration: 'palpite',
        culture: 'pt-BR',
        path: '/sports/futebol/serie-ouro',
      }),
    ]);
  });

  test.each([
    ['altenar', 'altenar', 'script'],
    ['iframe', 'altenar', 'frame'],
    ['casa-iframe', undefined, 'frame'],
    ['desconhecido', 'iframe', 'frame'],
  ])('of the type %s in the configuration and %s in the settings is mounted as a %s', async (type, settingsType, kind) => {
    backend(
      sportsbookAnswers({
        getSportsConfig: () => config({ type }),
        getSettings: () => ({ ...settings, sport_sportbook_type: settingsType }),
      }),
    );
    renderSportsbook('/sports');
    await screen.findByText('Limite de múltiplas');
    const { receive, sentOfType } = await findFrame();
    receive({ type: 'ready' });
    expect(sentOfType('mount')[0]).toMatchObject({ kind });
  });

  test('is replaced by a skeleton until the first page is shown', async () => {
    backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const { receive } = await findFrame();
    expect(screen.getByText('Abrindo as apostas esportivas…')).toBeTruthy();
    receive({ type: 'ready' });
    receive({ type: 'navigated', path: '/' });
    expect(screen.queryByText('Abrindo as apostas esportivas…')).toBeNull();
  });
});

describe('failures of the sportsbook', () => {
  test('an iframe that does not load shows an error, and a retry creates another iframe', async () => {
    backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const { frame } = await findFrame();
    await wait(READY_TIMEOUT_MS);
    expect(screen.getByRole('alert').textContent).toContain('As apostas esportivas não carregaram');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByTitle(FRAME_TITLE)).not.toBe(frame);
  });

  test('an iframe that shows no page in time shows an error', async () => {
    backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const { receive } = await findFrame();
    receive({ type: 'ready' });
    await wait(OPEN_TIMEOUT_MS);
    expect(screen.getByRole('alert').textContent).toContain('não responderam');
  });

  test.each([
    ['script-failed', 'Algo bloqueou as apostas esportivas'],
    ['script-refused', 'As apostas esportivas estão indisponíveis'],
  ])('the iframe error %s shows its message', async (status, title) => {
    backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const { receive } = await findFrame();
    receive({ type: 'ready' });
    receive({ type: 'error', status });
    expect(screen.getByRole('alert').textContent).toContain(title);
    expect(screen.queryByTitle(FRAME_TITLE)).toBeNull();
  });

  test('an iframe that navigates away is removed with an error', async () => {
    backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const { frame, receive } = await findFrame();
    receive({ type: 'ready' });
    act(() => void frame.dispatchEvent(new Event('load')));
    receive({ type: 'navigated', path: '/' });
    act(() => void frame.dispatchEvent(new Event('load')));
    await wait(10_000);
    expect(screen.getByRole('alert').textContent).toContain('foram fechadas');
    expect(screen.queryByTitle(FRAME_TITLE)).toBeNull();
  });

  test('an iframe that fires load for a new hash and answers the check stays', async () => {
    backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const { frame, receive, sentOfType } = await findFrame();
    receive({ type: 'ready' });
    act(() => void frame.dispatchEvent(new Event('load')));
    receive({ type: 'navigated', path: '/' });
    act(() => void frame.dispatchEvent(new Event('load')));
    expect(sentOfType('check')).toHaveLength(1);
    receive({ type: 'alive' });
    await wait(10_000);
    expect(screen.getByTitle(FRAME_TITLE)).toBe(frame);
  });

  test('an iframe that floods the page with messages is removed with an error', async () => {
    backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const { receive } = await findFrame();
    receive({ type: 'ready' });
    receive({ type: 'navigated', path: '/' });
    for (let time = 0; time < 1000; time += 1) receive({ type: 'nonsense' }, { origin: 'https://evil.example' });
    expect(screen.queryByTitle(FRAME_TITLE)).not.toBeNull();
    for (let time = 0; time < 600; time += 1) receive({ type: 'nonsense' });
    expect(screen.getByRole('alert').textContent).toContain('foram fechadas');
    expect(screen.queryByTitle(FRAME_TITLE)).toBeNull();
  });

  test('an error of the configuration shows the message of the backend', async () => {
    backend(
      sportsbookAnswers({
        getSportsConfig: () => Response.json({ message: 'Em manutenção até as 14h.', status: 'forbidden' }, { status: 403 }),
      }),
    );
    renderSportsbook('/sports');
    expect((await screen.findByRole('alert')).textContent).toContain('Em manutenção até as 14h.');
  });

  test('an unknown integration shows an error', async () => {
    backend(
      sportsbookAnswers({
        getSportsConfig: () => config({ type: 'constructor' }),
        getSettings: () => ({}),
      }),
    );
    renderSportsbook('/sports');
    expect((await screen.findByRole('alert')).textContent).toContain('estão indisponíveis');
  });
});
