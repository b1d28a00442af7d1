import type { Reply, Visit } from '../../fault';
import type { Library, Member } from './library';

/** A request with what the routes need of it. */
export interface Request extends Visit {
  /** Decoded parts of the path that the route leaves open. */
  parts: readonly string[];
  /** Undefined if it is not JSON. */
  json: Readonly<Record<string, unknown>> | undefined;
  library: Library;
}

export interface MemberRequest extends Request {
  member: Member;
  token: string;
}

export type Route =
  | { method: string; path: RegExp; isPublic: true; type?: string; handle: (request: Request) => Reply }
  | { method: string; path: RegExp; isPublic?: false; type?: string; handle: (request: MemberRequest) => Reply };

export const json = (status: number, value: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

export const problem = (status: number, message: string): Reply => json(status, { message });
export const invalid = (errors: Readonly<Record<string, string>>): Reply =>
  json(422, {
    message: 'Some fields are wrong.',
    errors: Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]])),
  });
export const empty = (status = 204): Reply => ({ status, headers: {}, body: '' });
