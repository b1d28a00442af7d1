import { WebSocket } from 'ws';

/** Connection to the DevTools of a page. */
export interface Devtools {
  /** Calls a method of the Chrome DevTools Protocol, such as `Page.navigate`. Rejects with its error. */
  readonly send: (method: string, parameters?: object) => Promise<Record<string, unknown>>;
  /** Evaluates JavaScript in the page, awaits a promise, and returns the value as JSON can carry it. Rejects if the code throws. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Closes the connection. Calls that have no response yet never settle. */
  readonly close: () => void;
}

interface Reply {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/**
 * Connects to the first page of a browser without Playwright, which would receive every WebSocket frame: that costs the page
 * more than the frame itself.
 * @param port port of the browser's DevTools
 * @throws if nothing answers at the port, or the browser has no page
 */
export async function connectDevtools(port: number): Promise<Devtools> {
  const pages: { type: string; webSocketDebuggerUrl: string }[] = await (await fetch(`http://127.0.0.1:${String(port)}/json/list`)).json();
  const page = pages.find(({ type }) => type === 'page');
  if (page === undefined) throw new Error('The browser has no page.');
  const socket = new WebSocket(page.webSocketDebuggerUrl);
  const pending = new Map<number, { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }>();
  let last = 0;
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.on('message', (data: Buffer) => {
    const { id = 0, result = {}, error }: Reply = JSON.parse(data.toString());
    if (error === undefined) pending.get(id)?.resolve(result);
    else pending.get(id)?.reject(new Error(error.message));
    pending.delete(id);
  });

  function send(method: string, params: object = {}): Promise<Record<string, unknown>> {
    return new Promise((resolve, reject) => {
      last += 1;
      pending.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  }

  return {
    send,
    evaluate: async (expression) => {
      const response = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      const { result, exceptionDetails } = response as { result: { value?: unknown }; exceptionDetails?: { text: string } };
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return result.value;
    },
    close: () => socket.close(),
  };
}
