import type { Operation } from '../contract/contract';
import { isRecord } from '../contract/pointer';
import { mediaOf } from './request-candidates';
import { fieldNames } from './fields';
import { freshened } from './unique-fields';
import { credentialsIn, registerOperation } from './login';
import { call, isAccepted, jsonOf, mayWrite } from './run-context';
import type { Stage } from './run-context';

/** So many people are tried before there is no account to be had. */
const MOST = 4;

/** Registers an account for this run, where the contract has a way and the server may be written to, and logs it in. */
export async function makeSpare(stage: Stage): Promise<boolean> {
  const operation = registerOperation(stage.contract);
  if (operation === null || !mayWrite(stage.config) || !stage.accounts.canLogIn) return false;
  const media = mediaOf(operation);
  const example = media?.examples[0] ?? stage.maker.fresh(media?.schema ?? null);
  for (let turn = 0; turn < MOST; turn += 1) {
    const body = await lookedUp(stage, operation, freshened(example, stage.maker));
    const credentials = credentialsIn(body);
    if (credentials === null) return false;
    const made = await call(stage, operation, { parameters: new Map(), body, type: media?.type ?? 'application/json' }, { as: null });
    if (isAccepted(operation, made)) return stage.accounts.adopt(credentials);
  }
  return false;
}

/** What other operations know of somebody with one of the fields, such as the name that belongs to a tax number. */
async function lookedUp(stage: Stage, register: Operation, body: unknown): Promise<unknown> {
  if (!isRecord(body)) return body;
  const filled = { ...body };
  for (const operation of stage.contract.operations) {
    const media = mediaOf(operation);
    if (operation.id === register.id || operation.method !== 'POST' || operation.credential !== null || !media?.schema) continue;
    const names = fieldNames(stage.library, media.schema);
    if (names.length !== 1 || !names.every((name) => name in body) || /password|forgot/i.test(operation.path)) continue;
    const sent = Object.fromEntries(names.map((name) => [name, filled[name]]));
    const made = await call(stage, operation, { parameters: new Map(), body: sent, type: media.type }, { as: null });
    const told = jsonOf(made);
    if (!isAccepted(operation, made) || !isRecord(told)) continue;
    for (const name of Object.keys(body))
      if (typeof told[name] === typeof body[name] && told[name] !== undefined) filled[name] = told[name];
  }
  return filled;
}
