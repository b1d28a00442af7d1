// Loaded before Prism, which answers pages of all sites and has no flag to refuse them.
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

import { foreignCallerCheck } from '../../mocks/foreign-caller';

const check = foreignCallerCheck([]);
const emit: (this: Server, event: string, ...values: unknown[]) => boolean = Server.prototype.emit;

Server.prototype.emit = function refusing(this: Server, event: string, ...values: unknown[]): boolean {
  const message = event === 'request' ? check((values[0] as IncomingMessage).headers) : undefined;
  if (message === undefined) return emit.call(this, event, ...values);
  (values[1] as ServerResponse).writeHead(403, { 'Content-Type': 'text/plain' }).end(message);
  return true;
};
