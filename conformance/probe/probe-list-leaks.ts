import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import { callOperation } from './call-operation';
import type { Success } from './find-success';
import { findItemReader } from './item-reader';
import { callList, listedIds, primaryKeys } from './own-records';
import { EMPTY_DRAFT, parameterKey, withParameter } from './request';
import type { Draft } from './request';
import { isSuccess } from './response-status';
import type { RunContext } from './run-context';
import { unjudgedReason } from './unjudged';

/** Maximum number of records of a list that are read, of those that both accounts see. */
const MAX_RECORDS = 3;

const CHECK = 'foreign-access';

/**
 * Compares each list that needs a login, without parameters in its path, as two accounts see it, if its records can be created or
 * addressed, or if it is configured as `private`. A list leaks if it shows the second account a record of the first that it may not read
 * by its id, or any common record if it is `private`. If both see the same readable records, the check is blocked. The other probes must
 * have run, because they create the records.
 *
 * @param successes successes of the operations by id, for the parameters of the lists
 */
export async function probeListLeaks(context: RunContext, successes: ReadonlyMap<string, Success>): Promise<void> {
  for (const list of context.operations) {
    const success = successes.get(list.id);
    // With an id in the path the operation concerns one record, which `probeCrossAccount` judges.
    if (list.method !== 'GET' || list.credential === null || success === undefined || list.path.includes('{')) continue;
    if (!isResource(context, list) || context.accounts.place('second', list) === null) continue;
    await probeList(context, list, success.draft);
  }
}

/** Compares one list as both accounts see it. A list that is declared as private may show no common record. */
async function probeList(context: RunContext, list: Operation, draft: Draft): Promise<void> {
  const { reader, parameter } = findItemReader(context.contract, list) ?? {};
  const isDeclared = context.config.private.includes(list.id);
  const keys = primaryKeys(list, parameter?.name);
  const own = await callList(context, list, draft, 'first');
  const others = await callList(context, list, draft, 'second');
  const unjudged = unjudgedReason(own) ?? unjudgedReason(others);
  const reason = unjudged ?? (await judgeList());
  if (reason !== null) context.findings.block({ check: CHECK, operationId: list.id, reason });

  /**
   * Adds a violation if the list leaks. Returns the reason why it could not be judged; null if it could, or there is nothing to
   * judge.
   */
  async function judgeList(): Promise<string | null> {
    if (!isSuccess(own)) return null;
    if (!isSuccess(others)) return others.response?.status === 401 ? 'the server answered 401 to the second account' : null;
    const ids = listedIds(own, keys);
    if (ids.length === 0) return 'the first account has no record in this list';
    const foreign = new Set(listedIds(others, keys).map(String));
    const shared = ids.filter((id) => foreign.has(String(id)) && !context.pool.isPublic(id, parameter?.name ?? 'id', list.path));
    if (shared.length === 0) return null;
    if (isDeclared) {
      addViolation(context, list, others, 'which `private` in the configuration excludes');
      return null;
    }
    for (const id of shared.slice(0, MAX_RECORDS)) {
      if (reader === undefined || parameter === undefined) break;
      const target = withParameter(EMPTY_DRAFT, parameterKey(parameter), id);
      if (!(await isRefusedToSecond(context, reader, target))) continue;
      addViolation(context, list, others, `although ${reader.method} ${reader.path} refuses it to that account`);
      return null;
    }
    return `both accounts see the same records: if they belong to one account, add ${list.id} to \`private\` in the configuration`;
  }
}

/**
 * Returns true if the records of a list can be created or addressed, or it is declared as private. Other lists belong to no
 * account.
 */
function isResource({ config, contract }: RunContext, { id, path: listPath }: Operation): boolean {
  const start = `${listPath.replace(/\/$/, '')}/{`;
  const isRelated = contract.operations.some(({ method, path }) => path.startsWith(start) || (method === 'POST' && path === listPath));
  return isRelated || config.private.includes(id);
}

/** Returns true if the first account may read a record and the second may not. */
async function isRefusedToSecond(context: RunContext, reader: Operation, target: Draft): Promise<boolean> {
  const own = await callOperation(context, reader, target, { isChecked: false });
  const others = await callOperation(context, reader, target, { as: 'second', isChecked: false });
  const status = others.response?.status;
  return isSuccess(own) && (status === 403 || status === 404);
}

/** Adds the violation of a list that leaks. @param contradiction end of the sentence: why the record is private */
function addViolation(context: RunContext, list: Operation, call: Call, contradiction: string): void {
  context.findings.report(call, list, {
    check: CHECK,
    expected: 'only records of the caller',
    actual: 'a record of another account',
    message: `${list.method} ${list.path} shows a record of the first account to the second one, ${contradiction}. In Laravel: list through the owner, $request->user()->…()->paginate(), or add a global scope.`,
  });
}
