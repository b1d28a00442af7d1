import { sendingText, unresolvedTitle } from './failure-message';
import { operationOf } from './operation-kinds';

/** Names `kind player-id` of this page's operations, by the state of their outcome. */
export interface KnownOperations {
  readonly running: readonly string[];
  /** Names of operations whose response was lost. */
  readonly unknown: readonly string[];
  readonly executed: readonly string[];
}

const NO_REPEAT = 'Não repita o pedido: só a tela falhou.';

/** Returns what became of the operations, for a page that can no longer show it. Empty if there are none. */
export function describeOperations({ running, unknown, executed }: KnownOperations): string {
  const sentences = [
    ...executed.map((name) => operationOf(name)?.done),
    ...running.map((name) => operationOf(name)).map((subject) => subject && sendingText(subject)),
    ...unknown.map((name) => operationOf(name)).map((subject) => subject && unresolvedTitle(subject)),
  ].filter((text) => text !== undefined);
  return sentences.length === 0 ? '' : [...sentences, NO_REPEAT].join(' ');
}
