import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import { prismArguments } from '../../../scripts/prism-command';
import { PORT as UPSTREAM } from '../trial';
import type { Contestant, Said } from '../trial';
import { sendTraffic } from './traffic';

const PORT = UPSTREAM + 10;
const BASE = `http://127.0.0.1:${String(PORT)}`;

interface Problem {
  title?: string;
  detail?: string;
  validation?: { location?: string[]; message?: string }[];
}

/** Prism's proxy, which answers with what is wrong in place of the answer; the traffic is fixed. */
export async function startPrism(): Promise<Contestant> {
  const child = spawn(process.execPath, prismArguments('proxy', PORT, `http://127.0.0.1:${String(UPSTREAM)}`), { stdio: 'ignore' });
  await untilReady();
  const check = async (): Promise<readonly Said[]> => {
    const said: Said[] = [];
    await sendTraffic(BASE, (operation, answer) => {
      for (const one of violations(answer)) said.push({ ...one, operation });
    });
    return said;
  };
  return { name: 'Prism proxy', check, end: () => child.kill('SIGKILL') };
}

/** What Prism answers by itself is a problem of RFC 9457 with a type of its own. */
function violations(answer: { status: number; text: string } | null): Omit<Said, 'operation'>[] {
  if (answer === null) return [{ kind: 'server-error|unreachable-operation|response-header', said: 'no answer' }];
  if (!answer.text.includes('stoplight.io/prism')) return [];
  const problem = JSON.parse(answer.text) as Problem;
  const [, kind = ''] = /errors#(\w+)/.exec(answer.text) ?? [];
  // A request that it refuses, or a missing token: that is said of the client.
  if (kind === 'UNAUTHORIZED' || kind === 'UNPROCESSABLE_ENTITY') return [];
  const own = (problem.validation ?? []).filter(({ location = [] }) => location[0] === 'response');
  if (own.length === 0)
    return kind === 'VIOLATIONS'
      ? []
      : [{ kind: 'json-malformed|server-error|content-type|unreachable-operation', said: `${kind} ${problem.detail ?? ''}` }];
  return own.map(({ location = [], message = '' }) => ({ kind: kindOf(location, message), said: `${location.join('.')} ${message}` }));
}

function kindOf(location: readonly string[], message: string): string {
  if (/status code/i.test(message)) return 'status-undocumented|redirect|server-error';
  if (/media type|content.type/i.test(message)) return 'content-type|error-shape';
  return location[1]?.startsWith('header') === true ? 'response-header' : 'response-schema|error-shape|json-malformed';
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const ready = await fetch(BASE).then(
      () => true,
      () => false,
    );
    if (ready) return;
    await wait(100);
  }
  throw new Error('Prism does not answer.');
}
