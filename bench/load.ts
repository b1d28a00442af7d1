import { Agent, request } from 'node:http';

/** Result of a repeated request. */
export interface Load {
  /** Number of responses per second. */
  readonly perSecond: number;
  /** Response time in ms. */
  readonly median: number;
  readonly p99: number;
  /** Size of the last response. */
  readonly bytes: number;
}

/**
 * Repeats a request over keep-alive connections.
 * @throws if a response is not a 200
 */
export async function load(url: string, connections: number, seconds: number, headers: Record<string, string> = {}): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let bytes = 0;
  const end = performance.now() + seconds * 1000;
  const sendRequests = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      bytes = await get(url, agent, headers);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, sendRequests));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { perSecond: times.length / seconds, median: at(0.5), p99: at(0.99), bytes };
}

function get(url: string, agent: Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { Accept: 'application/json', ...headers } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${String(response.statusCode)}`)),
      );
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}
