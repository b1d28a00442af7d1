// Entry `palpite-stand-in/msw` of the package: handlers of msw that answer with the contract's examples, without rules.
export type { Answers, SuccessBody } from '../examples/answer-call';
export { contractHandler, contractHandlers } from '../examples/contract-handlers';
export type { ListPage } from '../examples/requested-page';
export { requestedPage } from '../examples/requested-page';
