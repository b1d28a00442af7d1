import { describe, expect, test } from 'vitest';

import { advance, errorStyles, page, setUpTime, settle, uncaught, waitUntil } from './page.fixture';
import { player, site, visitor } from './site.fixture';

setUpTime();

type Server = Pick<ReturnType<typeof page>, 'hub' | 'wire'>;
const signIns = ({ wire }: Server) => wire.sent.filter((text) => text.includes('"pusher:signin"'));
const users = ({ hub }: Server) => hub.connections().map(({ userId }) => userId);

describe.each(errorStyles)('%s', (errorStyle) => {
  const signedIn = async () => {
    const it = page(errorStyle);
    await it.connected();
    it.connection.setUser('7');
    await waitUntil(() => users(it).includes('7'));
    return it;
  };

  test('a player is signed in on the socket, and again on each further connection (SPEC V4)', async () => {
    const it = await signedIn();
    const [{ socketId = '' } = {}] = it.hub.connections();
    expect(it.requests).toEqual([{ call: 'POST /api/broadcasting/user-auth', body: { socket_id: socketId }, bearer: null }]);
    it.hub.cutAll();
    await waitUntil(() => users(it).includes('7'));
    expect(it.signInRequests).toHaveLength(2);
    expect(uncaught).toEqual([]);
  });

  test('a server that ends the connections of the player ends this one', async () => {
    const it = await signedIn();
    const [{ socketId = '' } = {}] = it.hub.connections();
    it.hub.endUser('7');
    await settle();
    expect(it.hub.connections().some((connection) => connection.socketId === socketId)).toBe(false);
  });

  test.each([
    ['of another player', '{"id":"8"}'],
    ['with a numeric id', '{"id":7}'],
    ['with an empty id', '{"id":""}'],
    ['without an id', '{}'],
    ['that is no JSON', 'seven'],
  ])('user data %s is not sent (SPEC V4)', async (_, userData) => {
    const it = page(errorStyle);
    it.responses.signIn = async (socketId) => Response.json({ ...(await it.hub.signUser(socketId, '7')), user_data: userData });
    await it.connected();
    it.connection.setUser('7');
    await advance(5000);
    expect(it.signInRequests).toHaveLength(1);
    expect([signIns(it), users(it)]).toEqual([[], [undefined]]);
    expect(it.state()).toBe('connected');
  });

  test('a backend that does not offer it (404) is asked once', async () => {
    const it = page(errorStyle);
    it.responses.signIn = async () => Response.json({ message: 'Not Found' }, { status: 404 });
    await it.connected();
    it.connection.setUser('7');
    await advance(1000);
    it.hub.cutAll();
    await advance(5000);
    expect(it.signInRequests).toHaveLength(1);
    expect(it.state()).toBe('connected');
  });

  test('a signature that arrives after a reconnect is not sent', async () => {
    const it = page(errorStyle);
    let give = () => {};
    it.responses.signIn = (socketId) =>
      new Promise((resolve) => {
        give = () => void it.hub.signUser(socketId, '7').then((body) => resolve(Response.json(body)));
      });
    await it.connected();
    it.connection.setUser('7');
    await waitUntil(() => it.signInRequests.length === 1);
    const giveFirst = give;
    it.hub.cutAll();
    await waitUntil(() => it.signInRequests.length === 2);
    giveFirst();
    await advance(1000);
    expect(signIns(it)).toEqual([]);
    give();
    await waitUntil(() => users(it).includes('7'));
  });

  test('the site signs in the player of the session, and no visitor', async () => {
    const it = site(errorStyle, undefined, true);
    await waitUntil(() => it.now().state === 'connected');
    expect(it.signInRequests).toEqual([]);
    it.switchTo(player('7'));
    await waitUntil(() => users(it).includes('7'));
    it.switchTo(visitor);
    await waitUntil(() => it.now().state === 'connected');
    await advance(5000);
    expect(users(it)).toEqual([undefined]);
    it.switchTo(player('7', '2'));
    await waitUntil(() => users(it).includes('7'));
    expect(it.signInRequests).toHaveLength(2);
  });

  test('without the key in the configuration nothing is asked', async () => {
    const it = site(errorStyle);
    it.switchTo(player('7'));
    await it.untilSubscribed();
    expect(it.signInRequests).toEqual([]);
  });
});
