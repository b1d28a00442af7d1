import { parseArgs } from 'node:util';

import { commandLine, partsOf } from './tasks.mjs';

/**
 * Checks the arguments of a command before anything is installed or started, and answers `--help`.
 *
 * @param {string} name of the command
 * @param {string | undefined} usage the part after `--`: words in square brackets, then a line for each flag. Empty if the
 * command takes no arguments, undefined if it checks them itself
 * @param {readonly string[]} argv
 * @returns {{ code: number, text: string } | undefined} exit code and text with which the caller ends the command; undefined if it
 * can start
 */
export function answerArguments(name, usage, argv) {
  if (usage === undefined || argv.length === 0) return undefined;
  const command = commandLine(name);
  const withArguments = command.includes(' -- ') ? command : `${command} --`;
  const isHelp = argv.includes('--help');
  if (usage === '') {
    const parts = partsOf(name).map((part) => `${command} -- ${part}`);
    const others = parts.length === 0 ? '' : ` Its parts: ${parts.join(', ')}.`;
    return { code: isHelp ? 0 : 2, text: `${command} takes no arguments${isHelp ? '' : `, not '${argv.join(' ')}'`}.${others}` };
  }
  if (isHelp) return { code: 0, text: `${withArguments} ${usage}` };
  const options = readOptions(usage);
  try {
    const { positionals, values } = parseArgs({ args: [...argv], options, allowPositionals: true });
    for (const [name, given] of Object.entries(values)) given.forEach((value) => checkValue(usage, name, value));
    const [words, more] = /^\[[A-Z]+( \.\.\.)?\]/.exec(usage) ?? [];
    const allowed = words === undefined ? 0 : more === undefined ? 1 : Infinity;
    if (positionals.length > allowed) throw new Error(`Unexpected argument '${positionals.slice(allowed).join(' ')}'.`);
    return undefined;
  } catch (error) {
    const [reason] = error.message.split(/(?<=\.) |\n/);
    const flags = Object.keys(options).map((name) => `--${name}`);
    const list = /^Unknown option/.test(reason) && flags.length > 0 ? ` Flags: ${flags.join(', ')}.` : '';
    return { code: 2, text: `${reason.replace(/\.?$/, '.')}${list} (${withArguments} --help)` };
  }
}

/** Checks a flag's value that the usage calls `N` (a whole number or percentage) or `REGEX`. @throws Error if the value is none */
function checkValue(usage, name, value) {
  if (usage.includes(`--${name} N `) && !/^\d+%?$/.test(value)) throw new Error(`--${name} must be a whole number, not '${value}'.`);
  if (usage.includes(`--${name} REGEX `) && !isRegex(value)) throw new Error(`--${name} must be a regular expression, not '${value}'.`);
}

function isRegex(text) {
  try {
    void new RegExp(text);
    return true;
  } catch {
    return false;
  }
}

/** Reads flags from lines such as `  -t, --testNamePattern TEXT  tests by name`. A flag without a value in capitals is a switch. */
function readOptions(usage) {
  const lines = usage.matchAll(/^ {2}(?:-(\w), )?--([\w-]+)(?: ([A-Z]+)\b)?/gm);
  return Object.fromEntries(
    [...lines].map(([, short, name, value]) => [
      name,
      { type: value === undefined ? 'boolean' : 'string', multiple: true, ...(short && { short }) },
    ]),
  );
}
