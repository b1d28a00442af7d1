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

const MAX_ATTEMPTS = 4;

/**
 * Registers and logs in a throwaway account, if the contract and the write permission allow it. Violations of a registration that
 * `--only` leaves out are dropped: only the account is of use.
 *
 * @returns true if it has a token
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

/** Fills in fields from public operations that look up one of them, such as the name that belongs to a CPF. */
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
