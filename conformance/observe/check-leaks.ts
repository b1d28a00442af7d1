import type { Operation } from '../contract/contract';
import type { Call, ClientResponse } from '../http/client';
import { rootCause } from './root-cause';
import { createViolation } from './violation';
import type { Violation } from './violation';

/** Maximum number of characters of a body that are searched, so that long bodies do not delay the run. */
const MAX_SEARCHED_LENGTH = 100_000;

const PASSWORD_HASH = 'the hash of a password';
const HASH_ADVICE =
  'It can be guessed without the server. In Laravel: $hidden of the model lacks the column, or toArray() of the API Resource names it.';
const TRACE_ADVICE =
  'It tells an attacker versions, paths and queries. In Laravel: APP_DEBUG=false in production, and a handler in bootstrap/app.php (withExceptions) that renders only a message.';

/**
 * Texts that no response may contain: the output of an error handler in debug mode, and secrets. Escaped slashes of JSON are
 * unescaped before the search.
 */
const LEAKS: readonly { name: string; pattern: RegExp }[] = [
  { name: 'a PHP stack trace', pattern: /#\d+ \/[^\s"]+\.php\(\d+\)|"trace":\s*\[\s*\{\s*"file":/ },
  {
    name: 'a PHP error',
    pattern: /(?:Fatal error|Warning|Notice|Deprecated)<\/b>:|\b(?:Uncaught|PHP) [\w\\]*(?:Error|Exception)\b.* in \/\S+\.php/,
  },
  {
    name: 'a JavaScript stack trace',
    pattern: /\bat (?:async )?[\w.<>[\] ]+ \((?:file:\/\/)?(?:\/|[A-Z]:\\)[^)\n]{1,300}:\d+:\d+\)|\bat \/\S+\.[cm]?[jt]s:\d+:\d+/,
  },
  { name: 'a Python stack trace', pattern: /Traceback \(most recent call last\)|File \\?"\/[^"]+\.py\\?", line \d+/ },
  { name: 'a Java stack trace', pattern: /\bat [\w.$]+\(\w+\.(?:java|kt|scala):\d+\)/ },
  { name: 'a .NET stack trace', pattern: /\bat [\w.`<>]+\([^)\n]*\) in [A-Z]:\\/ },
  { name: 'a Ruby stack trace', pattern: /\/[\w./-]+\.rb:\d+:in [`']/ },
  { name: 'a Go stack trace', pattern: /goroutine \d+ \[running\]/ },
  {
    name: 'a message of the database',
    pattern:
      /SQLSTATE\[|You have an error in your SQL syntax|\bORA-\d{5}\b|syntax error at or near \\?"|SQLITE_(?:ERROR|CONSTRAINT)|PG::\w+Error|(?:duplicate key value|null value in column) .{1,200}violates/,
  },
  { name: PASSWORD_HASH, pattern: /\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}|\$argon2(?:id?|d)\$v=\d+\$m=\d+/ },
  {
    name: 'a debug page',
    pattern:
      /<title>[^<]*(?:Whoops!|Werkzeug Debugger)|You're seeing this error because you have <code>DEBUG = True|class="?sf-dump|laravel-ignition|Symfony Exception/,
  },
];

/** Texts that error responses may not contain. A success may contain them, such as a page about programming. */
const ERROR_LEAKS: readonly { name: string; pattern: RegExp }[] = [
  {
    name: 'a file path',
    pattern:
      /(?:\/(?:var\/www|home\/\w+|usr\/src\/app|srv|opt|app)\/|[A-Z]:\\{1,2}(?:Users|inetpub|xampp)\\)[\w.\\/-]+\.(?:php|[cm]?[jt]s|py|rb|java|go|cs)\b|\bE[A-Z]{3,9}: [\w ,]{3,60}, \w+ '(?:\/|[A-Z]:\\)/,
  },
  {
    name: 'an SQL query',
    pattern: /\b(?:select .{1,300} from|insert into|delete from|update) [`"\\[]*\w+[`"\\\]]*\.?.{0,80}\b(?:where|values|set)\b/i,
  },
];

/**
 * Returns one violation if the first {@link MAX_SEARCHED_LENGTH} characters of a body reveal the inside of the server, for the first kind
 * of text that is found. Its message quotes up to 120 characters of the text, not masked. Returns none for images, sound, video and fonts.
 */
export function checkLeaks(call: Call, operation: Operation, { status, body, headers }: ClientResponse): Violation[] {
  if (/^(?:image|audio|video|font)\//.test(headers['content-type'] ?? '')) return [];
  const searched = body.slice(0, MAX_SEARCHED_LENGTH).replaceAll('\\/', '/');
  const leak = (status >= 400 ? [...LEAKS, ...ERROR_LEAKS] : LEAKS).find(({ pattern }) => pattern.test(searched));
  if (leak === undefined) return [];
  const found = leak.pattern.exec(searched)?.[0].slice(0, 120) ?? '';
  return [
    createViolation(call, operation, {
      check: 'information-leak',
      expected: 'no inside of the server',
      actual: leak.name,
      message: `The response (${String(status)}) contains ${leak.name}: ${found}. ${leak.name === PASSWORD_HASH ? HASH_ADVICE : TRACE_ADVICE}`,
      rootCause: rootCause('information-leak', leak.name),
    }),
  ];
}
