import { body, header, reply } from '../../../library/mutants/faults';
import { createMutants } from '../../../library/mutants/mutant';
import type { Harbour } from '../../server/harbour';
import { problem } from '../../server/replies';

const answers = createMutants<Harbour>('read from the contract: answers');

/**
 * Harbours whose responses are not as documented or leak a stack trace, or that accept an undocumented method.
 * Arguments of each: name, checks and operations of a correct finding, and the fault.
 */
export const answerMutants = [
  answers(
    'a missing berth is a problem of JSON',
    'content-type',
    'getBerth',
    header('GET /berths/* 404', 'content-type', 'application/json'),
  ),
  answers(
    'a problem shows its stack',
    'information-leak',
    'getBerth',
    reply('GET /berths/* 404', () =>
      problem(
        404,
        'Error: no row\n    at Object.find (/srv/app/node_modules/pg/lib/client.js:41:12)\n    at async handle (/srv/app/src/berths.ts:12:3)',
      ),
    ),
  ),
  answers(
    'a token lacks its life time',
    'response-schema',
    'issueToken',
    body('POST /oauth/token 200', (given) => void delete given.expires_in),
  ),
  answers(
    'the type of a token is written small',
    'response-schema',
    'issueToken',
    body('POST /oauth/token 200', (given) => {
      given.token_type = 'bearer';
    }),
  ),
  answers(
    'a length is a text',
    'response-schema',
    'getVessel',
    body('GET /vessels/* 200', (given) => {
      given.length = String(given.length);
    }),
  ),
  answers(
    'a missing owner is null',
    'response-schema',
    'getVessel',
    body('GET /vessels/* 200', (given) => {
      given.owner ??= null;
    }),
  ),
  answers(
    'a time of registration lacks its zone',
    'response-schema',
    'getVessel',
    body('GET /vessels/* 200', (given) => {
      given.registered_at = given.registered_at.replace('Z', '');
    }),
  ),
  answers(
    'berths can be removed',
    'method-undocumented',
    'getBerth',
    () => (visit, next) =>
      visit.method === 'DELETE' && visit.path.startsWith('/berths/')
        ? Promise.resolve({ status: 204, headers: {}, body: '' })
        : next(visit),
  ),
];
