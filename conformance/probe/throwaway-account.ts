import type { Operation } from '../contract/contract';
import { isRecord } from '../contract/pointer';
import { requestMediaType } from './request-candidates';
import { bodyFieldNames } from './fields';
import { withUniqueFields } from './unique-fields';
import { extractCredentials, findRegisterOperation } from './login';
import { callOperation } from './call-operation';
import { isAccepted, parseResponseJson } from './response-status';
import { allowsWrites } from './permissions';
import type { RunContext } from './run-context';

/** Maximum number of registrations that are tried. */
const MAX_ATTEMPTS = 4;

/**
 * Registers a throwaway account and logs it in, if the contract has a registration and a login, and writes are allowed. Before that, it
 * calls the public look-ups that fill in members of the registration. The account replaces an earlier throwaway account. If `--only`
 * leaves the registration out, its violations are dropped, because only the account is needed.
 *
 * @returns true if the new account has a token
 */
export async function registerThrowaway(context: RunContext): Promise<boolean> {
  const operation = findRegisterOperation(context.contract);
  if (operation === null || !allowsWrites(context) || !context.accounts.canLogIn) return false;
  const checkpoint = context.findings.checkpoint();
  const hasToken = await register(context, operation);
  if (!context.operations.includes(operation)) context.findings.rollback(checkpoint);
  return hasToken;
}

async function register(context: RunContext, operation: Operation): Promise<boolean> {
  const media = requestMediaType(operation);
  const example = media?.examples[0] ?? context.maker.fresh(media?.schema ?? null);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const body = await withLookedUpFields(context, operation, withUniqueFields(example, context.maker));
    const credentials = extractCredentials(body);
    if (credentials === null) return false;
    const call = await callOperation(
      context,
      operation,
      { parameters: new Map(), body, type: media?.type ?? 'application/json' },
      { as: null },
    );
    if (isAccepted(operation, call)) return context.accounts.logInRegistered(credentials);
  }
  return false;
}

/** Fills in the fields that a public operation returns for one of the others, such as the name for a CPF. */
async function withLookedUpFields(context: RunContext, register: Operation, body: unknown): Promise<unknown> {
  if (!isRecord(body)) return body;
  const filled = { ...body };
  for (const operation of context.contract.operations) {
    const media = requestMediaType(operation);
    if (operation.id === register.id || operation.method !== 'POST' || operation.credential !== null || !media?.schema) continue;
    const names = bodyFieldNames(context.store, media.schema);
    if (names.length !== 1 || !names.every((name) => name in body) || /password|forgot/i.test(operation.path)) continue;
    const sent = Object.fromEntries(names.map((name) => [name, filled[name]]));
    const call = await callOperation(context, operation, { parameters: new Map(), body: sent, type: media.type }, { as: null });
    const found = parseResponseJson(call);
    if (!isAccepted(operation, call) || !isRecord(found)) continue;
    for (const name of Object.keys(body))
      if (typeof found[name] === typeof body[name] && found[name] !== undefined) filled[name] = found[name];
  }
  return filled;
}
