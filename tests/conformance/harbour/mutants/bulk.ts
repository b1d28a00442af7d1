import { after, body, reply } from '../../library/mutants/faults';
import { createMutants } from '../../library/mutants/mutant';
import type { Harbour } from '../server/harbour';
import { problem } from '../server/replies';

const bulk = createMutants<Harbour>('bulk and files');

/**
 * Harbours that treat bulk requests or documents wrongly.
 * Arguments of each: name, checks and operations of a correct finding, and the fault.
 */
export const bulkMutants = [
  bulk(
    'a bulk request answers 200',
    'status-undocumented',
    'registerVessels',
    reply('POST /vessels/bulk 207', (given) => ({ ...given, status: 200 })),
  ),
  bulk(
    'the second of a bulk request is not stored',
    'invariant',
    'registerVessels',
    after('POST /vessels/bulk', (harbour, _, value: { results: { status: number }[] }) => {
      if (value.results.length > 1 && value.results[1]?.status === 201) harbour.vessels.pop();
    }),
  ),
  bulk(
    'a bulk request accepts a wrong item',
    'invariant',
    'registerVessels',
    reply('POST /vessels/bulk 207', (given) => ({ ...given, body: given.body.replaceAll('"status":422', '"status":201,"id":"VS-0001"') })),
  ),
  bulk(
    'a wrong item of a bulk request refuses all',
    'invariant request-refused-valid',
    'registerVessels',
    reply('POST /vessels/bulk 207', (given) => (given.body.includes('"status":422') ? problem(422, 'One is wrong.') : given)),
  ),
  bulk(
    'a bulk request answers one result',
    'invariant',
    'registerVessels',
    reply('POST /vessels/bulk 207', (given) => ({
      ...given,
      body: JSON.stringify({ results: JSON.parse(given.body).results.slice(0, 1) }),
    })),
  ),
  bulk(
    'the size of a file is wrong',
    'invariant text-altered',
    'addDocument',
    body('POST /vessels/*/documents 201', (value) => ({ ...value, size: value.size * 2 })),
  ),
  bulk(
    'a document is not listed',
    'invariant',
    'addDocument',
    after('POST /vessels/*/documents', (harbour) => void harbour.documents.pop()),
  ),
  bulk(
    'the title of a document is lost',
    'invariant text-altered',
    'addDocument',
    after('POST /vessels/*/documents', (harbour) => void Reflect.deleteProperty(harbour.documents.at(-1) ?? {}, 'title')),
  ),
];
