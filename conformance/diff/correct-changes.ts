import type { ContractNode } from '../contract/contract-node';
import type { DocumentStore } from '../contract/document-store';
import { isRecord, parsePointer } from '../contract/pointer';
import { areEquivalent } from './equivalent-schemas';
import type { Change, Comparison } from './redocly';

/** Members of a schema that differ if only the notation of the schema has changed. */
const NOTATIONS = new Set(['type', 'enum', 'oneOf', 'anyOf', 'allOf', 'nullable', '$ref']);

/**
 * Returns a copy of a comparison with the impact of changes corrected. Another notation of the same schema breaks no client: its impact
 * becomes `patch`, without verdicts. A required body that is added to an operation breaks clients: its impact becomes `major`.
 */
export function correctChanges(comparison: Comparison, old: DocumentStore, updated: DocumentStore): Comparison {
  return { ...comparison, changes: comparison.changes.map((change) => correct(change, old, updated)) };
}

function correct(change: Change, old: DocumentStore, updated: DocumentStore): Change {
  const path = parsePointer(change.path.replace(/^#/, ''));
  const target = nodeAt(updated, path);
  const value = target === null ? null : updated.resolveRef(target).value;
  if (change.kind === 'added' && path.at(-1) === 'requestBody' && isRecord(value) && value['required'] === true) {
    const location = change.revision ?? { file: updated.root, line: 1 };
    const verdict = {
      ruleId: 'request-body-became-required',
      impact: 'major' as const,
      message: 'A required request body was added.',
      location,
    };
    return { ...change, impact: 'major', verdicts: [verdict] };
  }
  const isNotation = change.impact === 'major' && NOTATIONS.has(change.property ?? path.at(-1) ?? '');
  return isNotation && isSameSchema(path, old, updated) ? { ...change, impact: 'patch', verdicts: [] } : change;
}

/** Returns true if the schema at a place, or a schema that contains it, allows the same values in both documents. */
function isSameSchema(path: readonly string[], old: DocumentStore, updated: DocumentStore): boolean {
  const start = path[0] === 'components' ? 3 : path.lastIndexOf('schema') + 1;
  if (start === 0) return false;
  for (let end = path.length; end >= start; end -= 1) {
    const [one, other] = [nodeAt(old, path.slice(0, end)), nodeAt(updated, path.slice(0, end))];
    if (one !== null && other !== null && areEquivalent([old, one], [updated, other])) return true;
  }
  return false;
}

const nodeAt = (store: DocumentStore, path: readonly string[]): ContractNode | null => store.child(store.node(store.root), ...path);
