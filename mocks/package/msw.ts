export type { Answers, SuccessBody } from '../examples/answer-call';
export { contractHandler, contractHandlers } from '../examples/contract-handlers';
export type { ListPage } from '../examples/requested-page';
export { requestedPage } from '../examples/requested-page';
