import { expect, it } from 'vitest';

import { development, tests } from './addresses';

it('the servers have the ports of SPEC N2', () => {
  const offset = Number(process.env.TEST_PORT_OFFSET ?? 0);
  expect(development).toEqual({ site: 5173, preview: 4173, standIn: 4010, thirdParties: 4011, prism: 4020, prismProxy: 4021 });
  expect(Object.values(tests).map((port) => port - offset)).toEqual([5273, 5273, 4110, 4111, 4120, 4121]);
  expect(Object.keys(tests)).toEqual(['site', 'preview', 'standIn', 'thirdParties', 'prism', 'prismProxy']);
});
