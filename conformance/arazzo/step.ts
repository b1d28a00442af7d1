import type { Operation } from '../contract/contract';
import { finish, isShown } from './evaluate-step';
import type { Ended } from './evaluate-step';
import type { Call } from '../http/client';
import { keyOf } from '../probe/request';
import type { Draft } from '../probe/request';
import { OperationGone, call, isRead, mayWrite } from '../probe/run-context';
import type { Stage } from '../probe/run-context';
import { failing } from './condition';
import type { Parameter, Step, Workflow } from './document';
import { Unresolved, fill } from './expression';
import type { Scope } from './expression';
import { hookOf, runHook } from './hook';
import type { Play } from './state';

/** A step, with all that it stands in. */
export interface Turn {
  play: Play;
  workflow: Workflow;
  step: Step;
  scope: Scope;
  /** Makes the inputs anew that the step speaks of. */
  renew: () => void;
}

/** Takes one step: its hook, its call, and the call again where it is to be tried again. */
export async function takeStep(turn: Turn, operation: Operation): Promise<Ended> {
  const { play, step } = turn;
  if (step['x-when'] !== undefined && failing(step['x-when'], turn.scope) !== null) return { how: 'skipped' };
  const why = forbidden(play.stage, operation);
  if (why !== null) return { how: 'blocked', why };
  try {
    const awaited = step['x-await'].map(({ event, channel }) => ({ event, channel: String(fill(channel, turn.scope)) }));
    const mark = (await play.listener?.ready(awaited, secretOf(turn, operation))) ?? 0;
    const hooked = await hook(turn);
    if ('how' in hooked) return hooked;
    const ended = await tries({ ...turn, scope: hooked.scope }, operation);
    if (ended.how === 'passed' && ended.made !== undefined) await play.listener?.expect(awaited, mark, ended.made);
    return ended;
  } catch (error) {
    if (error instanceof Unresolved) return whyUnresolved(error, turn);
    if (error instanceof OperationGone) return { how: 'blocked', why: `given up: ${error.message}` };
    throw error;
  }
}

/** Calls until the answer is what the step waits for, or no more tries are left. */
async function tries(turn: Turn, operation: Operation): Promise<Ended> {
  const { stage } = turn.play;
  const [retry] = turn.step.onFailure;
  for (let left = retry?.retryLimit ?? 0; ; left -= 1) {
    const seen = stage.departures.length;
    const made = await send(turn, operation);
    const scope = { ...turn.scope, call: made };
    const again =
      retry !== undefined &&
      left > 0 &&
      made.response !== undefined &&
      turn.step.successCriteria.some(({ condition }) => failing(condition, scope) !== null);
    if (!again || isShown(stage.departures.slice(seen))) return finish({ ...turn, scope }, operation, made, seen);
    turn.renew();
    await new Promise((resolve) => setTimeout(resolve, retry.retryAfter * 1000));
  }
}

async function send(turn: Turn, operation: Operation): Promise<Call> {
  const { play, workflow, step, scope } = turn;
  const parameters = new Map<string, unknown>();
  const secret = secretOf(turn, operation);
  for (const parameter of [...workflow.parameters, ...step.parameters]) {
    if (!isAuthorization(parameter) && parameter.in !== undefined)
      parameters.set(keyOf({ in: parameter.in, name: parameter.name }), fill(parameter.value, scope));
  }
  const { requestBody } = step;
  const draft: Draft = {
    parameters,
    body: requestBody === undefined ? undefined : fill(requestBody.payload, scope),
    type: requestBody?.contentType ?? '',
  };
  if (secret !== null && secret !== '' && play.stage.accounts.secret('first') !== secret) play.stage.secrets.add(secret, 'PLAYER_TOKEN');
  play.reached.add(operation.id);
  play.exchanges += 1;
  return call(play.stage, operation, draft, { as: secret === null || secret === '' ? null : { secret } });
}

/** The token that a step is called with; null for nobody's. */
function secretOf({ workflow, step, scope }: Turn, operation: Operation): string | null {
  const given = [...workflow.parameters, ...step.parameters].findLast(isAuthorization);
  return given === undefined || operation.credential === null ? null : tokenOf(String(fill(given.value, scope)));
}

const isAuthorization = ({ name, in: place }: Parameter) => place === 'header' && name.toLowerCase() === 'authorization';

const tokenOf = (value: string) => value.replace(/^Bearer ?/i, '');

async function hook({ play: { stage }, step, scope }: Turn): Promise<Ended | { scope: Scope }> {
  const wanted = step['x-hook'];
  if (wanted === undefined) return { scope };
  const known = fill(wanted.with, scope);
  const found = hookOf(stage.config.hooks, wanted.name);
  if (found === undefined) return { how: 'blocked', why: `no hook \`${wanted.name}\` in the configuration` };
  const result = await runHook(found, Object.fromEntries(Object.entries(known ?? {})), stage.client, stage.config.timeout);
  if ('trouble' in result) return { how: 'blocked', why: `the hook \`${wanted.name}\` did not do its work: ${result.trouble}` };
  return { scope: { ...scope, hook: result.told } };
}

/** Why an operation may not be called on this server; null where it may. */
function forbidden({ config, sandbox }: Stage, operation: Operation): string | null {
  if (isRead(operation)) return null;
  if (!mayWrite(config)) return `it writes, and ${config.server.host} is not this machine: allow it with --allow-writes`;
  return operation.money && !sandbox ? 'it moves money, and the server does not say that it is a sandbox' : null;
}

function whyUnresolved({ expression }: Unresolved, { workflow, play }: Turn): Ended {
  const [, kind, name = ''] = /^\$(steps|workflows|inputs)\.([\w-]+)/.exec(expression) ?? [];
  if (kind === 'steps') return { how: 'blocked', why: `it needs step ${name}`, needs: name };
  const from = workflow.inputs?.properties[name]?.['x-from'] ?? [];
  const troubles = from.flatMap((one) => play.troubles.get(/^\$workflows\.([\w-]+)/.exec(one)?.[1] ?? '') ?? []);
  const why = `it needs ${expression}, which is not known${troubles.length === 0 ? '' : ` (${troubles.join('; ')})`}`;
  return { how: 'blocked', why };
}
