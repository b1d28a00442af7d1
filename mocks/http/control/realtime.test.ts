import { expect, test } from 'vitest';

import { testApp } from '../app.fixture';

/** Records a client's frames and close. */
function connected({ hub }: ReturnType<typeof testApp>) {
  const ends: (number | 'cut' | undefined)[] = [];
  const frames: string[] = [];
  const link = { send: (frame: string) => frames.push(frame), close: (code?: number) => ends.push(code), cut: () => ends.push('cut') };
  hub.connect(link, { appKey: hub.app.key, query: new URLSearchParams('protocol=7') });
  return { ends, frames };
}

test('error style and faults can be set independently', async () => {
  const app = testApp();
  expect((await app.control('GET /realtime')).body).toEqual({ errorStyle: 'inBand', faults: {}, connections: 0 });
  expect((await app.control('PUT /realtime', { errorStyle: 'closeCode' })).body).toMatchObject({ errorStyle: 'closeCode', faults: {} });
  const faults = { drop: ['A'], refuse: { code: 4100, message: 'Over capacity' } };
  expect((await app.control('PUT /realtime', { faults })).body).toMatchObject({ errorStyle: 'closeCode', faults });
  expect(app.hub.faults()).toEqual(faults);
  expect(connected(app).ends).toEqual([4100]);
  await app.control('POST /reset');
  expect((await app.control('GET /realtime')).body).toMatchObject({ errorStyle: 'inBand', faults: {} });
  app.hub.stop();
});

test.each([
  { errorStyle: 'loud' },
  { faults: { slow: { ms: -1 } } },
  { faults: { drop: 'some' } },
  { faults: { refuse: 4100 } },
  { faults: { more: true } },
])('an invalid setting is rejected: %j', async (body) => {
  const { control, hub } = testApp();
  expect((await control('PUT /realtime', body)).status).toBe(422);
  expect(hub.faults()).toEqual({});
});

test('connections are closed with a code or dropped without one', async () => {
  const app = testApp();
  const first = [connected(app), connected(app)];
  expect((await app.control('POST /realtime/close', { code: 4200 })).body).toEqual({ closed: 2 });
  expect(first.map(({ ends }) => ends)).toEqual([[4200], [4200]]);
  const second = connected(app);
  expect((await app.control('POST /realtime/close', {})).body).toEqual({ closed: 1 });
  expect(second.ends).toEqual(['cut']);
  for (const code of [999, 1005, 1006, 5000, 4200.5]) expect((await app.control('POST /realtime/close', { code })).status).toBe(422);
  app.hub.stop();
});
