import Pusher from 'pusher';
import { expect, test } from 'vitest';
import { hmacHex, signChannel, signUser, verifyHmac } from './signature';

const app = { key: 'standin-key', secret: 'standin-secret' };
const official = new Pusher({ ...app, appId: 'standin', host: '127.0.0.1' });

test('the worked example of Pusher’s documentation is signed correctly', async () => {
  const auth = await signChannel({
    key: '278d425bdf160c739803',
    secret: '7ad3773142a6692b25b8',
    socketId: '1234.1234',
    channel: 'private-foobar',
  });
  expect(auth).toBe('278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4');
});

test.each(['private-users.7', 'private-deposits.approved.7', 'private-a=b,c;d@e_f'])(
  '%s is signed as by the official package',
  async (channel) => {
    const auth = await signChannel({ ...app, socketId: '12.34', channel });
    expect(auth).toBe(official.authorizeChannel('12.34', channel).auth);
  },
);

test('channel data is signed as by the official package, also beyond ASCII', async () => {
  const theirs = official.authorizeChannel('1.2', 'private-x', { user_id: '7', user_info: { name: 'João' } });
  const channelData = theirs.channel_data ?? '';
  expect(await signChannel({ ...app, socketId: '1.2', channel: 'private-x', channelData })).toBe(theirs.auth);
});

test('a user is signed as by the official package', async () => {
  const theirs = official.authenticateUser('1.2', { id: '7', name: 'Ana' });
  expect(await signUser({ ...app, socketId: '1.2', userData: theirs.user_data })).toBe(theirs.auth);
});

test.each([
  ['the signature itself', (hex: string) => hex, true],
  ['another last digit', (hex: string) => hex.slice(0, -1) + (hex.endsWith('0') ? '1' : '0'), false],
  ['a prefix of it', (hex: string) => hex.slice(0, 62), false],
  ['something after it', (hex: string) => `${hex}00`, false],
  ['nothing', () => '', false],
  ['no hex', () => 'z'.repeat(64), false],
])('verification handles %s', async (_, spoil, valid) => {
  const hex = await hmacHex('secret', 'text');
  expect(await verifyHmac('secret', 'text', spoil(hex))).toBe(valid);
});
