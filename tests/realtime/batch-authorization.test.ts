import { describe, expect, test } from 'vitest';

import { errorStyles, page, setUpTime, uncaught, waitUntil } from './page.fixture';

setUpTime();

const CHANNEL = 'private-users.7';
const OTHER = 'private-deposits.approved.7';
const THIRD = 'private-protection.7';
const BATCH = 'POST /api/broadcasting/auth/batch';
const SINGLE = 'POST /api/broadcasting/auth';

describe.each(errorStyles)('%s', (errorStyle) => {
  const connected = async () => {
    const it = page(errorStyle, {}, { batchAuth: true });
    await it.connected();
    return it;
  };
  const calls = ({ requests }: ReturnType<typeof page>) => requests.map(({ call }) => call);

  test('channels that are wanted together are authorized with one request (SPEC T1)', async () => {
    const it = await connected();
    it.setChannels(CHANNEL, OTHER);
    await it.untilSubscribed(CHANNEL);
    await it.untilSubscribed(OTHER);
    const [{ socketId = '' } = {}] = it.hub.connections();
    expect(it.requests).toEqual([{ call: BATCH, body: { socket_id: socketId, channel_names: [CHANNEL, OTHER] }, bearer: null }]);
  });

  test('after a lost connection they are authorized together again', async () => {
    const it = await connected();
    it.setChannels(CHANNEL, OTHER);
    await it.untilSubscribed(OTHER);
    it.hub.cutAll();
    await waitUntil(() => it.subscribed.filter((name) => name === OTHER).length === 2, 15_000);
    expect(calls(it)).toEqual([BATCH, BATCH]);
  });

  test('a single channel is authorized by itself', async () => {
    const it = await connected();
    it.setChannels(CHANNEL);
    await it.untilSubscribed(CHANNEL);
    expect(calls(it)).toEqual([SINGLE]);
  });

  test('a rejected channel does not keep the others from being heard', async () => {
    const it = await connected();
    const { authorizeBatch } = it.responses;
    it.responses.authorizeBatch = async (socketId, channels) => {
      const signed: { channels: { channel_name: string; auth: string }[] } = await (await authorizeBatch(socketId, channels)).json();
      return Response.json({
        channels: signed.channels.map((entry) => (entry.channel_name === OTHER ? { ...entry, auth: null } : entry)),
      });
    };
    it.setChannels(CHANNEL, OTHER);
    await it.untilSubscribed(CHANNEL);
    expect(it.subscribed).toEqual([CHANNEL]);
    await it.untilSubscribed(OTHER);
    expect(calls(it)).toEqual([BATCH, SINGLE]);
  });

  test.each([
    ['500', () => Response.json({ message: 'Server Error' }, { status: 500 })],
    ['HTML', () => new Response('<h1>502</h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['null', () => Response.json(null)],
    ['an empty object', () => Response.json({})],
    ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('channels of a batch that failed with %s are authorized later', async (_, answer) => {
    const it = await connected();
    it.responses.authorizeBatch = async () => answer();
    it.setChannels(CHANNEL, OTHER);
    await it.untilSubscribed(CHANNEL);
    await it.untilSubscribed(OTHER);
    expect(uncaught).toEqual([]);
  });

  test('after a 404 channels are authorized one by one for the rest of the visit', async () => {
    const it = await connected();
    it.responses.authorizeBatch = async () => Response.json({ message: 'Not Found' }, { status: 404 });
    it.setChannels(CHANNEL, OTHER);
    await it.untilSubscribed(CHANNEL);
    await it.untilSubscribed(OTHER);
    it.setChannels(THIRD, 'private-withdrawals.7');
    await it.untilSubscribed(THIRD);
    expect(calls(it).filter((call) => call === BATCH)).toHaveLength(1);
  });
});
