import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import { prismArguments } from '../../../scripts/prism/prism-arguments';
import { PORT as UPSTREAM } from '../trial';
import type { Tool, ToolFinding } from '../trial';
import { sendTraffic } from './traffic';

const PORT = UPSTREAM + 10;
const BASE = `http://127.0.0.1:${String(PORT)}`;

interface Problem {
  title?: string;
  detail?: string;
  validation?: { location?: string[]; message?: string }[];
}

/** Starts the Prism proxy, which replaces an invalid response by an error. */
export async function startPrism(): Promise<Tool> {
  const child = spawn(process.execPath, prismArguments('proxy', PORT, `http://127.0.0.1:${String(UPSTREAM)}`), { stdio: 'ignore' });
  await waitUntilReady();
  const check = async (_: URL, signal: AbortSignal): Promise<readonly ToolFinding[]> => {
    const findings: ToolFinding[] = [];
    await sendTraffic(
      BASE,
      (operation, response) => {
        for (const one of parseViolations(response)) findings.push({ ...one, operation });
      },
      signal,
    );
    return findings;
  };
  return { name: 'Prism proxy', check, end: () => child.kill('SIGKILL') };
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

async function waitUntilReady(): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const ready = await fetch(BASE).then(
      () => true,
      () => false,
    );
    if (ready) return;
    await wait(100);
  }
  throw new Error('Prism does not respond.');
}
