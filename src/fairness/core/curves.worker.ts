// Verifies signatures in a worker, because the page would not respond while it computes.
import type { CurveAnswer, CurveRequest } from './curves';
import { verifyOnCurve } from './curves';

const scope = globalThis as object as {
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent<CurveRequest>) => void) => void;
  readonly postMessage: (answer: CurveAnswer) => void;
};

scope.addEventListener('message', ({ data: { id, task } }) => scope.postMessage({ id, isValid: verifyOnCurve(task) }));
