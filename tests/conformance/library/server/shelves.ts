import type { Shelf } from './library';
import { empty, invalid, json, problem } from './routes';
import type { MemberRequest, Route } from './routes';
import { checkText } from './validate';

/** Returns a shelf without its owner, as responses show it. */
function shown(stored: Shelf) {
  const { owner: _, ...shelf } = stored;
  return shelf;
}

const findShelf = ({ library, member, parts }: MemberRequest) =>
  library.shelves.find(({ owner, slug }) => owner === member.card_number && slug === parts[0]);

/** Routes of a member's own wish list and shelves. A repeated PUT succeeds. A repeated DELETE is a 404. */
export const shelfRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/wishlist$/,
    handle: ({ library, member }) =>
      json(
        200,
        library.wishes
          .filter(({ owner }) => owner === member.card_number)
          .map(({ isbn }) => ({ isbn, title: library.books.find((book) => book.isbn === isbn)?.title ?? '' })),
      ),
  },
  {
    method: 'PUT',
    path: /^\/v1\/wishlist\/([^/]+)$/,
    handle({ library, member, parts: [isbn = ''] }) {
      if (!library.books.some((book) => book.isbn === isbn)) return problem(404, 'No such book.');
      if (!library.wishes.some((one) => one.owner === member.card_number && one.isbn === isbn))
        library.wishes.push({ owner: member.card_number, isbn });
      return empty();
    },
  },
  {
    method: 'DELETE',
    path: /^\/v1\/wishlist\/([^/]+)$/,
    handle({ library, member, parts: [isbn = ''] }) {
      const at = library.wishes.findIndex((one) => one.owner === member.card_number && one.isbn === isbn);
      if (at === -1) return problem(404, 'Not on the list.');
      library.wishes.splice(at, 1);
      return empty();
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/shelves$/,
    handle: ({ library, member }) => json(200, library.shelves.filter(({ owner }) => owner === member.card_number).map(shown)),
  },
  {
    method: 'GET',
    path: /^\/v1\/shelves\/([^/]+)$/,
    handle(request) {
      const shelf = findShelf(request);
      return shelf === undefined ? problem(404, 'No such shelf.') : json(200, shown(shelf));
    },
  },
  {
    method: 'PUT',
    path: /^\/v1\/shelves\/([^/]+)$/,
    handle(request) {
      const { json: body = {}, library, member, parts } = request;
      const errors: Record<string, string> = {};
      checkText(errors, body, 'label', { min: 1, max: 60 });
      checkText(errors, body, 'color', { values: ['red', 'green', 'blue'] });
      const slug = parts[0] ?? '';
      if (slug.length > 20) errors['slug'] = 'must have at most 20 characters';
      if (Object.keys(errors).length > 0) return invalid(errors);
      const known = findShelf(request);
      const shelf = { owner: member.card_number, slug, label: String(body['label']), color: String(body['color']) };
      if (known === undefined) library.shelves.push(shelf);
      else Object.assign(known, shelf);
      return json(known === undefined ? 201 : 200, shown(shelf));
    },
  },
  {
    method: 'DELETE',
    path: /^\/v1\/shelves\/([^/]+)$/,
    handle(request) {
      const shelf = findShelf(request);
      if (shelf === undefined) return problem(404, 'No such shelf.');
      request.library.shelves.splice(request.library.shelves.indexOf(shelf), 1);
      return empty();
    },
  },
];
