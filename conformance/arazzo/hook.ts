import type { Hook, HookRequest } from '../config/schema';
import { encodePart } from '../address-parts';
import { parseJson } from '../contract/parse-json';
import { isRecord } from '../contract/pointer';
import type { Client } from '../http/client';
import { toPlainText } from '../probe/request';
import { runCommand } from '../run-command';

/** Result of a hook: the parsed response or standard output, or the reason why it failed. */
export type HookResult = { output: unknown } | { error: string };

/** Finds a hook by name, of which case, dashes and underscores do not count; undefined if there is none. */
export function findHook(hooks: Readonly<Record<string, Hook>>, name: string): Hook | undefined {
  const bare = (text: string) => text.replaceAll(/[-_]/g, '').toLowerCase();
  return Object.entries(hooks).find(([key]) => bare(key) === bare(name))?.[1];
}

/**
 * Runs an action that the API does not offer, such as paying a deposit. A request fails unless its status is below 300.
 *
 * @param variables values for `${NAME}` in the URL (encoded) and the body of a request, where an unknown name stays as it is; a command
 *   gets them as environment variables, `depositId` as `DEPOSIT_ID`
 * @param timeout time in ms after which the shell of a command is killed; a request has the timeout of the client
 */
export async function runHook(
  hook: Hook,
  variables: Readonly<Record<string, unknown>>,
  client: Client,
  timeout: number,
): Promise<HookResult> {
  if ('request' in hook) return sendRequest(hook.request, variables, client);
  const texts = Object.entries(variables).map(([name, value]) => [name, toPlainText(value)]);
  const result = await runCommand(hook.command, Object.fromEntries(texts), timeout);
  return 'error' in result ? result : { output: parseOutput(result.output) };
}

async function sendRequest(request: HookRequest, variables: Readonly<Record<string, unknown>>, client: Client): Promise<HookResult> {
  const fill = (template: unknown): unknown => {
    if (typeof template === 'string') {
      const [, only = ''] = /^\$\{(\w+)\}$/.exec(template) ?? [];
      // A template that is only one variable stays a number if the value is one. Other values become text.
      if (typeof variables[only] === 'number') return variables[only];
      return template.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => (name in variables ? toPlainText(variables[name]) : whole));
    }
    if (Array.isArray(template)) return template.map((one: unknown) => fill(one));
    return isRecord(template) ? Object.fromEntries(Object.entries(template).map(([name, one]) => [name, fill(one)])) : template;
  };
  const body = request.body === undefined ? null : JSON.stringify(fill(request.body));
  const headers = { Accept: 'application/json', ...(body === null ? {} : { 'Content-Type': 'application/json' }), ...request.headers };
  const url = request.url.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) =>
    name in variables ? encodePart(toPlainText(variables[name])) : whole,
  );
  const { response, failure } = await client.send({ method: request.method, url, headers, body }, null);
  if (response === undefined) return { error: failure };
  if (response.status >= 300) return { error: `the response was ${String(response.status)} ${response.body.slice(0, 120)}` };
  return { output: parseOutput(response.body) };
}

/** Parses the output as JSON; returns the trimmed text if it is none. */
function parseOutput(text: string): unknown {
  const value = parseJson(text);
  return value === undefined ? text.trim() : value;
}
