import { describe, expect, test } from 'vitest';

import { SCENARIO_NAMES } from '../../scenarios/names';
import { testApp } from '../app.fixture';

interface Begun {
  visit: string;
  scenario: string;
  player: { id: string; name: string; email: string } | null;
  access_token: string | null;
  expires_in: number | null;
}

async function begin(app: ReturnType<typeof testApp>, body: object, headers?: Record<string, string>): Promise<Begun> {
  const answer = await app.control('POST /visit', body, headers);
  expect(answer.status).toBe(200);
  return answer.body as Begun;
}

test('the scenarios are listed, each with an English description', async () => {
  const { data } = (await testApp().control('GET /scenarios')).body as {
    data: { name: string; title: string; description: string; player: boolean; fault: boolean }[];
  };
  expect(data.map(({ name }) => name)).toEqual(SCENARIO_NAMES);
  for (const { title, description } of data) expect(`${title}${description}`).not.toContain('\n');
  const flags = Object.fromEntries(data.map(({ name, player, fault }) => [name, { player, fault }]));
  expect(flags).toMatchObject({
    excluded: { player: true, fault: false },
    maintenance: { player: false, fault: true },
    'slow-network': { player: true, fault: true },
    'token-expired': { player: true, fault: true },
  });
});

describe('a new visit', () => {
  test('has a key and its own logged-in player', async () => {
    const app = testApp();
    const [one, other] = [await begin(app, { scenario: 'excluded' }), await begin(app, { scenario: 'excluded' })];
    expect(one).toMatchObject({ scenario: 'excluded', player: { name: 'Elisa Moura' }, expires_in: 3600 });
    expect(one.visit).toMatch(/^excluded:[a-z0-9]{1,16}$/);
    expect(one.visit).not.toBe(other.visit);
    expect(one.player?.id).not.toBe(other.player?.id);
    const headers = { Cookie: `standin-visit=${one.visit}` };
    expect((await app.call('getMe', { token: one.access_token ?? '', headers })).body).toMatchObject({ user: { name: 'Elisa Moura' } });
    expect((await app.call('getMe', { token: await app.logIn(undefined, headers) })).body).toMatchObject({
      user: { email: one.player?.email },
    });
  });

  test('can be for another player or for none', async () => {
    const app = testApp();
    expect(await begin(app, { scenario: 'excluded', player: 'usr_2' })).toMatchObject({ scenario: 'excluded', player: { id: 'usr_2' } });
    const nobody = { player: null, access_token: null, expires_in: null };
    expect(await begin(app, { scenario: 'excluded', player: 'none' })).toMatchObject(nobody);
    expect(await begin(app, { scenario: 'maintenance' })).toMatchObject({ ...nobody, scenario: 'maintenance' });
    expect(await begin(app, {})).toMatchObject({ ...nobody, scenario: 'none', visit: expect.stringMatching(/^none:/) });
  });

  test('starts the session of play of its player at the login (SPEC Q21)', async () => {
    const app = testApp();
    app.world.betting.playTime('usr_1', app.world.clock.now() - 60_000, app.world.clock.now());
    app.world.clock.advance(60_000);
    const { access_token: token } = await begin(app, { player: 'usr_1' });
    expect((await app.call('getPlaySession', { token: token ?? '' })).body).toMatchObject({
      data: { since: '2026-11-21T14:06:00-03:00', seconds: 0 },
    });
  });

  test('keeps the browser’s scenario if none is requested', async () => {
    const app = testApp();
    const headers = { Cookie: 'standin-visit=ip-blocked:abc' };
    expect(await begin(app, { player: 'usr_1' }, headers)).toMatchObject({ visit: 'ip-blocked:abc', player: { id: 'usr_1' } });
    expect((await begin(app, {}, { Cookie: 'standin-visit=gone:abc' })).visit).toMatch(/^none:/);
  });

  test.each([
    ['token-expired', 3600, 1000],
    ['refresh-failing', 240, 240_000],
  ])('in %s reports a token lifetime of %i seconds, and the real one is %i ms', async (scenario, told, life) => {
    const app = testApp();
    const { expires_in, access_token } = await begin(app, { scenario });
    expect(expires_in).toBe(told);
    const me = async () => (await app.call('getMe', { token: access_token ?? '' })).status;
    app.world.clock.advance(life - 1);
    expect(await me()).toBe(200);
    app.world.clock.advance(1);
    expect(await me()).toBe(401);
  });

  test('requires a known scenario and a known player', async () => {
    const { control } = testApp();
    for (const body of [{ scenario: 'nothing' }, { scenario: 5 }, { senario: 'excluded' }, '{"scenario":', []]) {
      expect(await control('POST /visit', body)).toMatchObject({ status: 422, body: { message: expect.any(String) } });
    }
    expect(await control('POST /visit', { player: 'usr_9' })).toMatchObject({ status: 404, body: { message: expect.any(String) } });
  });
});
