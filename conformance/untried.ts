import type { Operation } from './contract/contract';
import { readConstraints } from './contract/schema-constraints';
import { requestFields } from './probe/fields';
import type { Field } from './probe/fields';
import { fieldValues } from './probe/field-values';
import { isWorthTrying } from './probe/probe-valid-values';
import { requestMediaType } from './probe/request-candidates';
import type { RunContext } from './probe/run-context';
import { parameterPointer } from './trials';
import type { Untried } from './types';

/** Maximum number of examples of one kind and reason. */
const MAX_EXAMPLES = 5;

interface Item {
  what: string;
  example: string;
  /** Reason why the part was not tried; null if it was. */
  reason: string | null;
}

/** Counts what the contract has and the run tried, and lists the rest with its reasons, the most frequent first. */
export function countTrials(context: RunContext): { tried: { checked: number; total: number }; untried: Untried[] } {
  const items = context.operations.flatMap((operation) => itemsOf(context, operation));
  const groups = new Map<string, Untried>();
  for (const { what, example, reason } of items) {
    if (reason === null) continue;
    const known = groups.get(`${what} ${reason}`) ?? { what, reason, count: 0, examples: [] };
    const examples = known.examples.length < MAX_EXAMPLES ? [...known.examples, example] : known.examples;
    groups.set(`${what} ${reason}`, { ...known, count: known.count + 1, examples });
  }
  const untried = [...groups.values()].toSorted((one, other) => other.count - one.count);
  return { tried: { checked: items.filter(({ reason }) => reason === null).length, total: items.length }, untried };
}

function itemsOf(context: RunContext, operation: Operation): Item[] {
  const { coverage, maker } = context;
  const media = requestMediaType(operation);
  const whole = { parameters: new Map(), body: maker.full(media?.schema ?? null), type: media?.type ?? '' };
  const fields = requestFields(operation, operation.body === null ? { ...whole, body: undefined } : whole, context);
  const hidden = operation.parameters.filter(({ in: location }) => location === 'header' || location === 'cookie');
  return [
    ...fields.flatMap((field) => fieldItems(context, operation, field)),
    ...hidden.flatMap(({ in: location, name }) => {
      const example = `${operation.id} ${name}`;
      const pointer = parameterPointer(location, name);
      const isTried = context.trials.hasValid(operation, pointer);
      const isWrongTried = context.trials.hasClass(operation, pointer, 'type', false);
      const notWrong = isWrongTried ? null : 'headers and cookies are not probed, because proxies change them';
      return [
        { what: 'valid values', example, reason: isTried ? null : whyNotValid(context, operation) },
        { what: 'wrong values', example, reason: notWrong },
      ];
    }),
    ...operation.responses.map(({ status }) => ({
      what: 'documented statuses',
      example: `${operation.id} ${status}`,
      reason: coverage.sawStatus(operation, status) ? null : whyNoStatus(context, operation, status),
    })),
  ];
}

function fieldItems(context: RunContext, operation: Operation, field: Field): Item[] {
  const { trials, store } = context;
  const example = `${operation.id} ${field.pointer}`;
  const valid = {
    what: 'valid values',
    example,
    reason: trials.hasValid(operation, field.pointer) ? null : whyNotValid(context, operation),
  };
  const constraints = readConstraints(store, field.schema);
  const values = constraints.flatMap(({ keywords }) => (keywords.get('enum')?.value as unknown[] | undefined) ?? []);
  const ofEnum = values.map((value) => ({
    what: 'values of enums',
    example: `${example} = ${String(value)}`,
    reason: trials.hasValid(operation, field.pointer, value) ? null : whyNotValid(context, operation),
  }));
  const boundaries = field.isFile === true ? [] : fieldValues(context, field);
  const classes = (isValid: boolean, ...more: readonly string[]) =>
    [...new Set([...boundaries.filter((one) => one.valid === isValid).map(({ keyword }) => keyword), ...more])].map((keyword) => ({
      keyword,
      isTried: trials.hasClass(operation, field.pointer, keyword, isValid),
    }));
  const wrong = classes(false, ...(field.requiredAt === null ? [] : ['required'])).map(({ keyword, isTried }) => ({
    what: 'wrong values',
    example: `${example} ${keyword}`,
    reason: isTried ? null : whyNotWrong(context, operation, field),
  }));
  const limits = classes(true)
    .filter(({ keyword }) => keyword !== 'enum' && keyword !== 'type')
    .map(({ keyword, isTried }) => ({
      what: 'limits of valid values',
      example: `${example} ${keyword}`,
      reason: isTried ? null : whyNotLimit(context, operation, field),
    }));
  return [valid, ...ofEnum, ...limits, ...wrong];
}

function whyNotLimit(context: RunContext, operation: Operation, field: Field): string {
  if (!context.coverage.hasSucceeded(operation)) return 'its operation did not succeed';
  if (context.config.profile !== 'full') return `the profile ${context.config.profile} sends fewer requests`;
  return isWorthTrying(operation, field, context.store)
    ? 'no accepted request had it'
    : 'the contract has further rules about it, or its method is no GET';
}

const whyNotValid = ({ coverage }: RunContext, operation: Operation): string =>
  coverage.hasSucceeded(operation) ? 'no accepted request had it' : 'its operation did not succeed';

function whyNotWrong(context: RunContext, operation: Operation, field: Field): string {
  if (!context.coverage.wasCalled(operation)) return 'its operation was not called';
  if (field.in === 'path' && /^(?:PUT|DELETE)$/.test(operation.method)) return 'an unknown id is legal for PUT and DELETE';
  if (context.config.profile !== 'full') return `the profile ${context.config.profile} sends fewer requests`;
  return 'no value is wrong in every way that a server may read it';
}

function whyNoStatus({ coverage }: RunContext, operation: Operation, status: string): string {
  if (!coverage.wasCalled(operation)) return 'its operation was not called';
  return /^(?:5|429)/.test(status) ? 'the run does not provoke it' : 'no request led to it';
}
