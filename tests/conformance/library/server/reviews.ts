import type { Reply } from '../../fault';
import { toPage } from './catalogue';
import type { Review } from './library';
import { empty, invalid, json, problem } from './routes';
import type { MemberRequest, Request, Route } from './routes';
import { checkInteger, checkText, queryInteger } from './validate';

/** Returns a review without its owner, as responses show it. */
function shown(stored: Review) {
  const { owner: _, ...review } = stored;
  return review;
}

const findReview = ({ library, parts }: Request) => library.reviews.find(({ id }) => String(id) === parts[0]);

/** Returns the errors of a review's fields. Does not check that the library has the book. */
function errorsIn(body: Readonly<Record<string, unknown>>): Record<string, string> {
  const errors: Record<string, string> = {};
  checkText(errors, body, 'isbn', { min: 14, max: 14 });
  checkInteger(errors, body, 'stars', { min: 1, max: 5 });
  checkText(errors, body, 'text', { min: 1, max: 2000 });
  return errors;
}

/** Returns the response of `change` if the caller owns the review, otherwise a 403, or a 404 if there is no such review. */
function changeOwn(request: MemberRequest, change: (review: Review) => Reply): Reply {
  const review = findReview(request);
  if (review === undefined) return problem(404, 'No such review.');
  return review.owner === request.member.card_number ? change(review) : problem(403, 'It is not yours.');
}

/** Routes of reviews. Everyone can read all of them; a change of a foreign review is a 403. */
export const reviewRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/reviews$/,
    isPublic: true,
    handle(request) {
      const errors: Record<string, string> = {};
      const stars = queryInteger(errors, request.query, 'stars', { min: 1, max: 5, initial: 0 });
      const isbn = request.query.get('isbn');
      const found = request.library.reviews.filter(
        (review) => (stars === 0 || review.stars === stars) && (isbn === null || review.isbn === isbn),
      );
      const page = toPage(request, errors, found.map(shown));
      return Object.keys(errors).length > 0 ? invalid(errors) : json(200, page);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/reviews$/,
    handle({ json: body = {}, library, member }) {
      const errors = errorsIn(body);
      if (Object.keys(errors).length > 0) return invalid(errors);
      library.count += 1;
      const review: Review = {
        owner: member.card_number,
        id: 1000 + library.count,
        isbn: String(body['isbn']),
        stars: Number(body['stars']),
        text: String(body['text']),
        created_at: '2026-11-22T10:00:00Z',
        verified: false,
      };
      library.reviews.push(review);
      return json(201, shown(review));
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/reviews\/([^/]+)$/,
    isPublic: true,
    handle(request) {
      const review = findReview(request);
      return review === undefined ? problem(404, 'No such review.') : json(200, shown(review));
    },
  },
  {
    method: 'PUT',
    path: /^\/v1\/reviews\/([^/]+)$/,
    handle: (request) =>
      changeOwn(request, (review) => {
        const { json: body = {} } = request;
        const errors = errorsIn(body);
        if (Object.keys(errors).length > 0) return invalid(errors);
        Object.assign(review, { isbn: body['isbn'], stars: body['stars'], text: body['text'] });
        return json(200, shown(review));
      }),
  },
  {
    method: 'DELETE',
    path: /^\/v1\/reviews\/([^/]+)$/,
    handle: (request) =>
      changeOwn(request, (review) => {
        request.library.reviews.splice(request.library.reviews.indexOf(review), 1);
        return empty();
      }),
  },
];
