import { toPage, withEtag } from './catalogue';
import type { Loan } from './library';
import { empty, invalid, json, problem } from './routes';
import type { MemberRequest, Route } from './routes';
import { checkInteger, checkText, queryChoice } from './validate';

/** Returns a loan without its owner, as responses show it. */
function shown(stored: Loan) {
  const { owner: _, ...loan } = stored;
  return loan;
}

const findLoan = ({ library, member, parts }: MemberRequest) =>
  library.loans.find(({ owner, number }) => owner === member.card_number && number === parts[0]);

/** Routes of loans, of which a member has access to the own ones only: others are a 404. Only the note of a loan can be changed. */
export const loanRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/loans$/,
    handle(request) {
      const errors: Record<string, string> = {};
      const status = queryChoice(errors, request.query, 'status', ['open', 'late']);
      const own = request.library.loans.filter(
        (loan) => loan.owner === request.member.card_number && (status === null || loan.status === status),
      );
      const page = toPage(request, errors, own.map(shown));
      return Object.keys(errors).length > 0 ? invalid(errors) : json(200, page);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/loans$/,
    handle({ json: body = {}, library, member }) {
      const errors: Record<string, string> = {};
      checkText(errors, body, 'isbn', { min: 14, max: 14 });
      checkInteger(errors, body, 'days', { min: 1, max: 30 });
      checkText(errors, body, 'note', { max: 200, nullable: true, optional: true });
      if (errors['isbn'] === undefined && !library.books.some(({ isbn }) => isbn === body['isbn']))
        errors['isbn'] = 'is not in the library';
      if (Object.keys(errors).length > 0) return invalid(errors);
      library.count += 1;
      const loan: Loan = {
        owner: member.card_number,
        number: `L-${String(library.count).padStart(6, '0')}`,
        isbn: String(body['isbn']),
        days: Number(body['days']),
        note: typeof body['note'] === 'string' ? body['note'] : null,
        status: 'open',
        due_on: '2026-12-20',
      };
      library.loans.push(loan);
      return json(201, shown(loan), { location: `/v1/loans/${loan.number}` });
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/loans\/([^/]+)$/,
    handle(request) {
      const loan = findLoan(request);
      return loan === undefined ? problem(404, 'No such loan.') : withEtag(request, json(200, shown(loan)));
    },
  },
  {
    method: 'PATCH',
    path: /^\/v1\/loans\/([^/]+)$/,
    handle(request) {
      const loan = findLoan(request);
      const { json: body = {} } = request;
      if (loan === undefined) return problem(404, 'No such loan.');
      const errors: Record<string, string> = {};
      checkText(errors, body, 'note', { max: 200, nullable: true });
      if (Object.keys(errors).length > 0) return invalid(errors);
      loan.note = body['note'] as string | null;
      return json(200, shown(loan));
    },
  },
  {
    method: 'DELETE',
    path: /^\/v1\/loans\/([^/]+)$/,
    handle(request) {
      const loan = findLoan(request);
      if (loan === undefined) return problem(404, 'No such loan.');
      request.library.loans.splice(request.library.loans.indexOf(loan), 1);
      return empty();
    },
  },
];
