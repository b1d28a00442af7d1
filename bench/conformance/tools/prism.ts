import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import { prismArguments } from '../../../scripts/prism/prism-arguments';
import { PORT as UPSTREAM } from '../trial';
import type { Tool, ToolFinding } from '../trial';
import { sendTraffic } from './traffic';

const PORT = UPSTREAM + 10;
/** One that hangs does not end at a signal. */
const KILL_AFTER_MS = 2000;
const BASE = `http://127.0.0.1:${String(PORT)}`;

interface Problem {
  title?: string;
  detail?: string;
  validation?: { location?: string[]; message?: string }[];
}

/** The Prism proxy, which replaces an invalid response by an error. Each check starts it, as a step of a CI would. */
export function startPrism(): Tool {
  const check = async (_: URL, signal: AbortSignal): Promise<readonly ToolFinding[]> => {
    const child = spawn(process.execPath, prismArguments('proxy', PORT, `http://127.0.0.1:${String(UPSTREAM)}`), { stdio: 'ignore' });
    const ended = once(child, 'exit');
    try {
      await waitUntilReady(signal);
      const findings: ToolFinding[] = [];
      await sendTraffic(
        BASE,
        (operation, response) => {
          for (const one of parseViolations(response)) findings.push({ ...one, operation });
        },
        signal,
      );
      return findings;
    } finally {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      await ended;
      clearTimeout(timer);
    }
  };
  return { name: 'Prism proxy', check, end: () => undefined };
}

/** Prism's own errors have the form of RFC 9457. */
function parseViolations(response: { status: number; text: string } | null): Omit<ToolFinding, 'operation'>[] {
  if (response === null) return [{ kind: 'server-error|unreachable-operation|response-header', message: 'no response' }];
  if (!response.text.includes('stoplight.io/prism')) return [];
  const problem = JSON.parse(response.text) as Problem;
  const [, kind = ''] = /errors#(\w+)/.exec(response.text) ?? [];
  // Faults of the client, which Prism rejects itself.
  if (kind === 'UNAUTHORIZED' || kind === 'UNPROCESSABLE_ENTITY') return [];
  const own = (problem.validation ?? []).filter(({ location = [] }) => location[0] === 'response');
  if (own.length === 0)
    return kind === 'VIOLATIONS'
      ? []
      : [{ kind: 'json-malformed|server-error|content-type|unreachable-operation', message: `${kind} ${problem.detail ?? ''}` }];
  return own.map(({ location = [], message = '' }) => ({
    kind: checkKinds(location, message),
    message: `${location.join('.')} ${message}`,
  }));
}

function checkKinds(location: readonly string[], message: string): string {
  if (/status code/i.test(message)) return 'status-undocumented|redirect|server-error';
  if (/media type|content.type/i.test(message)) return 'content-type|error-shape';
  return location[1]?.startsWith('header') === true ? 'response-header' : 'response-schema|error-shape|json-malformed';
}

async function waitUntilReady(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const ready = await fetch(BASE).then(
      () => true,
      () => false,
    );
    if (ready) return;
    await wait(10);
  }
  throw new Error('Prism does not respond.', { cause: signal.reason });
}
