import type { Reply, Visit } from '../../fault';
import type { Library, Member } from './library';

/** Request with everything that routes need. */
export interface Request extends Visit {
  /** Decoded values of the groups of the route's path. */
  parts: readonly string[];
  /** Parsed JSON body; undefined if the body is not a JSON object. */
  json: Readonly<Record<string, unknown>> | undefined;
  library: Library;
}

/** Request of a member who is logged in. */
export interface MemberRequest extends Request {
  member: Member;
  token: string;
}

/**
 * Operation of the server. Unless `isPublic`, it needs a member's token. `type` is the media type of its body, by default JSON, without
 * parameters. `startLibrary` rejects other callers (401) and other types (415) before `handle`.
 */
export type Route =
  | { method: string; path: RegExp; isPublic: true; type?: string; handle: (request: Request) => Reply }
  | { method: string; path: RegExp; isPublic?: false; type?: string; handle: (request: MemberRequest) => Reply };

/** Creates a response with JSON. */
export const json = (status: number, value: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

/** Creates an error response with a message and no errors by field. */
export const problem = (status: number, message: string): Reply => json(status, { message });
/** Creates a 422 response with the errors by field. */
export const invalid = (errors: Readonly<Record<string, string>>): Reply =>
  json(422, {
    message: 'Some fields are wrong.',
    errors: Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]])),
  });
/** Creates a response without a body, by default a 204. */
export const empty = (status = 204): Reply => ({ status, headers: {}, body: '' });
