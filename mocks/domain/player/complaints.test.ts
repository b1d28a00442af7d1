import { expect, test } from 'vitest';

import { DAY } from '../calendar';
import { expectErr, expectOk, START } from '../results.fixture';
import { openComplaint, toComplaintDto } from './complaints';

const request = { subject: 'payment', text: 'O saque de 20/11 ainda não caiu na minha conta.' } as const;
const opening = { id: 'cmp_1', sequence: 4711, now: START };
const opened = () => expectOk(openComplaint([], request, opening));

test('a complaint has a protocol number, and a deadline of ten business days (SPEC Q25)', () => {
  // The date is Saturday, 21 November 2026.
  expect(toComplaintDto(opened(), START)).toEqual({
    id: 'cmp_1',
    protocol: '20261121-000004711',
    ...request,
    state: 'open',
    opened_at: '2026-11-21T14:05:00-03:00',
    due_at: '2026-12-04T23:59:59-03:00',
    answer: null,
  });
});

test('it is examined after a day and answered after three', () => {
  expect(toComplaintDto(opened(), START + DAY).state).toBe('in_review');
  expect(toComplaintDto(opened(), START + 3 * DAY)).toMatchObject({
    state: 'answered',
    answer: { answered_at: '2026-11-24T14:05:00-03:00' },
  });
});

test('the same complaint again names the first one, another text opens another', () => {
  const first = opened();
  expect(expectErr(openComplaint([first], request, { ...opening, id: 'cmp_2' })).body.message).toBe(
    'Você já abriu esta reclamação. O protocolo é 20261121-000004711.',
  );
  expect(expectOk(openComplaint([first], { ...request, text: `${request.text} Aguardo.` }, { ...opening, id: 'cmp_2' })).id).toBe('cmp_2');
});
