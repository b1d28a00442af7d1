import { withEtag } from './catalogue';
import { newMember } from './library';
import type { Member } from './library';
import { empty, invalid, json, problem } from './routes';
import type { Route } from './routes';
import { checkInteger, checkText, EMAIL } from './validate';

/** Returns a member without the password, as responses show it. */
function shown(stored: Member) {
  const { password: _, ...member } = stored;
  return member;
}

/**
 * Routes of members and sessions, of a member's photo and documents, and of fines. Photos and documents are not stored. A payment of a
 * fine adds its cents to the member's balance.
 */
export const accountRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/members$/,
    isPublic: true,
    handle({ json: body = {}, library }) {
      const errors: Record<string, string> = {};
      checkText(errors, body, 'email', { pattern: EMAIL, max: 100 });
      checkText(errors, body, 'password', { min: 8, max: 64 });
      checkText(errors, body, 'name', { min: 1, max: 80 });
      for (const name of Object.keys(body)) if (!['email', 'password', 'name'].includes(name)) errors[name] = 'is not known';
      if (Object.keys(errors).length > 0) return invalid(errors);
      if (library.members.some(({ email }) => email === body['email'])) return problem(409, 'The address is in use.');
      const member = newMember(library, String(body['email']), String(body['password']), String(body['name']));
      library.members.push(member);
      return json(201, shown(member));
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/session$/,
    isPublic: true,
    handle({ json: body = {}, library }) {
      const errors: Record<string, string> = {};
      checkText(errors, body, 'email', { pattern: EMAIL });
      checkText(errors, body, 'password', { min: 1 });
      if (Object.keys(errors).length > 0) return invalid(errors);
      const member = library.members.find(({ email, password }) => email === body['email'] && password === body['password']);
      if (member === undefined) return problem(401, 'Wrong address or password.');
      library.count += 1;
      const token = `session-${String(library.count)}-of-${member.card_number}`;
      library.sessions.set(token, member.card_number);
      return json(200, { token });
    },
  },
  {
    method: 'DELETE',
    path: /^\/v1\/session$/,
    handle({ library, token }) {
      library.sessions.delete(token);
      return empty();
    },
  },
  { method: 'GET', path: /^\/v1\/me$/, handle: (request) => withEtag(request, json(200, shown(request.member))) },
  {
    method: 'PATCH',
    path: /^\/v1\/me$/,
    handle({ json: body = {}, member }) {
      const errors: Record<string, string> = {};
      checkText(errors, body, 'name', { min: 1, max: 80, optional: true });
      checkText(errors, body, 'motto', { max: 400, nullable: true, optional: true });
      checkInteger(errors, body, 'branch_id', { min: 1, max: 6, optional: true, nullable: true });
      if (Object.keys(errors).length > 0) return invalid(errors);
      for (const name of ['name', 'motto', 'branch_id'] as const) if (name in body) Object.assign(member, { [name]: body[name] });
      return json(200, shown(member));
    },
  },
  {
    method: 'PUT',
    path: /^\/v1\/me\/photo$/,
    type: 'image/png',
    handle: () => empty(),
  },
  {
    method: 'POST',
    path: /^\/v1\/me\/documents$/,
    type: 'multipart/form-data',
    handle({ body }) {
      const kind = /name="kind"[^]*?\r\n\r\n([^]*?)\r\n/.exec(body)?.[1];
      const file = /name="file"; filename=[^]*?\r\n\r\n([^]*?)\r\n--/.exec(body)?.[1];
      const errors: Record<string, string> = {};
      if (kind !== 'identity' && kind !== 'address') errors['kind'] = 'must be identity or address';
      if (file === undefined) errors['file'] = 'is missing';
      return Object.keys(errors).length > 0 ? invalid(errors) : json(201, { kind, bytes: file?.length ?? 0 });
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/fines\/payments$/,
    handle({ json: body = {}, member, library }) {
      const errors: Record<string, string> = {};
      checkInteger(errors, body, 'amount_cents', { min: 1, max: 100_000 });
      if (Object.keys(errors).length > 0) return invalid(errors);
      member.balance_cents += Number(body['amount_cents']);
      library.count += 1;
      const reference = `P-${String(library.count)}`;
      return json(201, { reference, amount_cents: body['amount_cents'], balance_cents: member.balance_cents });
    },
  },
];
