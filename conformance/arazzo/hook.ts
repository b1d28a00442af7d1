import { spawn } from 'node:child_process';

import type { Hook, HookRequest } from '../config/config';
import { isRecord } from '../contract/pointer';
import type { Client } from '../http/client';
import { plain } from '../probe/request';

/** What a hook told, or why it did not do its work. */
export type HookResult = { told: unknown } | { trouble: string };

/** The hook of a name, whether it is written `payDeposit`, `pay-deposit` or `pay_deposit`. */
export function hookOf(hooks: Readonly<Record<string, Hook>>, name: string): Hook | undefined {
  const bare = (text: string) => text.replaceAll(/[-_]/g, '').toLowerCase();
  return Object.entries(hooks).find(([key]) => bare(key) === bare(name))?.[1];
}

/**
 * Has something done that only the outside can do.
 *
 * @param known fills in `${NAME}` of a request; a command finds it in its environment as `DEPOSIT_ID` for `depositId`
 */
export async function runHook(hook: Hook, known: Readonly<Record<string, unknown>>, client: Client, timeout: number): Promise<HookResult> {
  return 'request' in hook ? sendRequest(hook.request, known, client) : runCommand(hook.command, known, timeout);
}

async function sendRequest(request: HookRequest, known: Readonly<Record<string, unknown>>, client: Client): Promise<HookResult> {
  const fill = (template: unknown): unknown => {
    if (typeof template === 'string')
      return template.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => (name in known ? plain(known[name]) : whole));
    if (Array.isArray(template)) return template.map((one: unknown) => fill(one));
    return isRecord(template) ? Object.fromEntries(Object.entries(template).map(([name, one]) => [name, fill(one)])) : template;
  };
  const body = request.body === undefined ? null : JSON.stringify(fill(request.body));
  const headers = { Accept: 'application/json', ...(body === null ? {} : { 'Content-Type': 'application/json' }), ...request.headers };
  const url = request.url.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) =>
    name in known ? encodeURIComponent(plain(known[name])) : whole,
  );
  const { response, failure } = await client.send({ method: request.method, url, headers, body }, null);
  if (response === undefined) return { trouble: failure };
  if (response.status >= 300) return { trouble: `it was answered ${String(response.status)} ${response.body.slice(0, 120)}` };
  return { told: parsed(response.body) };
}

function runCommand(command: string, known: Readonly<Record<string, unknown>>, timeout: number): Promise<HookResult> {
  const env = { ...process.env, ...Object.fromEntries(Object.entries(known).map(([name, value]) => [variableOf(name), plain(value)])) };
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'], timeout });
    let out = '';
    let wrong = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (wrong += chunk.toString('utf8')));
    child.on('error', (error) => resolve({ trouble: error.message }));
    child.on('close', (code) =>
      resolve(code === 0 ? { told: parsed(out) } : { trouble: `it ended with ${String(code ?? 'a signal')}: ${wrong.trim().slice(-160)}` }),
    );
  });
}

/** `depositId` as the name of a variable: `DEPOSIT_ID`. */
const variableOf = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();

/** JSON, or the bare text where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text.trim();
  }
}
