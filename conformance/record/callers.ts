import type { Operation } from '../contract/contract';
import { parseJson } from '../contract/parse-json';
import { isRecord } from '../contract/pointer';
import type { KnownValues } from './known-values';
import { LeftOutError } from './left-out';
import type { RecordedCall } from './recorded-calls';

interface AuthorizationParameter {
  name: 'Authorization';
  in: 'header';
  value: string;
}

/** Minimum length of a token. Shorter texts of a response are something else. */
const MIN_SECRET_LENGTH = 8;

/**
 * Maps the callers of a recording, known by their tokens, to the two accounts of a run. All tokens of unknown owners count as one caller.
 */
export class Callers {
  /** Names of the callers by token or other text of a response to them. */
  private readonly ownerOfSecret = new Map<string, string>();
  /** Names of the callers, in the order of their first call. The first one is the first account. */
  private readonly accounts: string[] = [];
  /** True if a call of the second account was drafted. */
  usesSecondAccount = false;

  /**
   * Remembers the owner of the tokens in the response of a call that becomes no step, such as a login. Calls must be added in their
   * recorded order.
   *
   * @param isLogin true for a login, whose user name is then the owner; false if only a text that the call sent names the owner
   */
  addLeftOut({ operation, call, url, response }: RecordedCall, isLogin: boolean): void {
    const sent = [sentSecret(operation, call.request.headers, url) ?? '', ...texts(parseJson(call.request.body ?? ''))];
    const known = sent.map((text) => this.ownerOfSecret.get(text)).find((one) => one !== undefined);
    const owner = known ?? (isLogin ? (loginName(call.request.body ?? '') ?? `login ${String(this.ownerOfSecret.size)}`) : null);
    if (owner === null) return;
    const cookies = (call.response?.setCookies ?? []).map((cookie) => /^[^=]*=([^;]*)/.exec(cookie)?.[1] ?? '');
    for (const text of [...texts(response), ...cookies]) if (text.length >= MIN_SECRET_LENGTH) this.ownerOfSecret.set(text, owner);
  }

  /**
   * Returns the `Authorization` parameter of a call, with a token of an earlier step or of the second account; null for a call of the
   * first account or without a recorded secret, and for a public operation. The callers become the accounts in the order of their first
   * call. A token of an earlier step becomes an output of it in `known`; that of the second account is the input `second`, which the caller
   * must declare.
   *
   * @throws LeftOutError if a third account made the call
   */
  authorization({ operation, call, url }: RecordedCall, known: KnownValues): AuthorizationParameter | null {
    if (operation.credential === null) return null;
    const secret = sentSecret(operation, call.request.headers, url);
    // A browser leaves credentials out of the files that it saves.
    if (secret === null) return null;
    const issued = known.reference({ name: 'token', value: secret, collection: null });
    if (issued !== null) return bearer(issued);
    const owner = this.ownerOfSecret.get(secret) ?? jwtSubject(secret) ?? 'somebody';
    if (!this.accounts.includes(owner)) this.accounts.push(owner);
    const position = this.accounts.indexOf(owner);
    if (position > 1) throw new LeftOutError('a third account made it, and a run has two');
    if (position === 0) return null;
    this.usesSecondAccount = true;
    return bearer('$inputs.second');
  }
}

const bearer = (expression: string): AuthorizationParameter => ({ name: 'Authorization', in: 'header', value: `Bearer {${expression}}` });

/** Returns the secret of a call without its scheme, such as `Bearer`; null if none was recorded. */
function sentSecret({ credentials }: Operation, headers: Readonly<Record<string, string>>, url: URL): string | null {
  const header = (name: string) => Object.entries(headers).find(([other]) => other.toLowerCase() === name.toLowerCase())?.[1] ?? null;
  for (const { in: location, name, prefix } of credentials.flat()) {
    if (location === 'query' && url.searchParams.has(name)) return url.searchParams.get(name);
    if (location === 'header' && header(name) !== null) return header(name)?.slice(prefix.length).trim() ?? null;
    const cookie = location === 'cookie' ? (header('cookie') ?? '').split(/;\s*/).find((one) => one.startsWith(`${name}=`)) : undefined;
    if (cookie !== undefined) return cookie.slice(name.length + 1);
  }
  return null;
}

/** Returns the user name or e-mail in a login body; null if there is none. */
function loginName(body: string): string | null {
  const value = parseJson(body);
  const members = isRecord(value) ? Object.entries(value) : [...new URLSearchParams(body)];
  const found = members.find(([name, one]) => typeof one === 'string' && /mail|user|login|cpf|document|phone/i.test(name));
  return found === undefined ? null : String(found[1]);
}

/** Returns the subject of a token that is a JWT; null for another token. */
function jwtSubject(token: string): string | null {
  const payload = parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  return isRecord(payload) && payload['sub'] !== undefined ? `subject ${JSON.stringify(payload['sub'])}` : null;
}

/** Returns all texts in a JSON value. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((member: unknown) => texts(member)) : [];
}
