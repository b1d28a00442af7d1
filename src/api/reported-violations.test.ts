import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { MAX_RESPONSE_BYTES } from './body';
import { mutator } from './mutator';
import { registerViolationReporter } from './violation-port';

const sent = vi.fn<(request: Request) => Promise<Response>>();
const report = vi.fn<(operationId: string, pointer: string, detail: string) => void>();

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  registerViolationReporter(report);
});
afterEach(() => {
  registerViolationReporter(null);
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const refused = async (path: string, response: () => Response) => {
  sent.mockImplementation(() => Promise.resolve(response()));
  await expect(mutator(path, { method: 'GET' })).rejects.toMatchObject({ kind: 'contract' });
};

test.each<[string, () => Response, string]>([
  ['without its list', () => Response.json({}), '/data'],
  ['with a wrong item', () => Response.json({ data: [{ id: 't1', amount: 'Ana' }] }), '/data/*/source'],
  ['as a page of a portal', () => new Response('<html>Ana</html>', { headers: { 'Content-Type': 'text/html' } }), ''],
  ['with an undocumented status', () => Response.json({ data: [] }, { status: 202 }), ''],
  ['as a redirect', () => new Response(null, { status: 302 }), ''],
  ['that is too large', () => new Response(new Uint8Array(MAX_RESPONSE_BYTES + 1)), ''],
])('a response %s is reported once, by operation and place, without a value', async (_, response, pointer) => {
  await refused('/api/transactions?page=1', response);
  await refused('/api/transactions?page=2', response);
  await vi.waitFor(() => expect(report).toHaveBeenCalled());
  expect(report.mock.calls.map(([operation, place]) => [operation, place])).toEqual([['listTransactions', pointer]]);
  expect(JSON.stringify(report.mock.calls)).not.toContain('Ana');
});

test('the address of a refused response is reported as its operation, without a CEP or an id', async () => {
  await refused('/v2/zipcode/01310100', () => new Response(null, { status: 302 }));
  await vi.waitFor(() => expect(report).toHaveBeenCalled());
  expect(report.mock.calls).toEqual([['getAddressByZipcode', '', 'the response is a redirect']]);
});

test('an error of the backend is no breach of the contract', async () => {
  sent.mockResolvedValue(Response.json({ message: 'Server Error' }, { status: 500 }));
  await expect(mutator('/api/transactions', { method: 'GET' })).rejects.toMatchObject({ kind: 'http' });
  expect(report).not.toHaveBeenCalled();
});
