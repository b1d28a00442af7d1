import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, describe, expect, it } from 'vitest';

import { readRecording } from '../../har/recording';

const recipe = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(recipe).filter((name) => name.endsWith('.php'));
const hasPhp = spawnSync('php', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'conformance-laravel-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The few members of Laravel's classes that the middleware uses. */
const SUBSTITUTES = `<?php
namespace Symfony\\Component\\HttpFoundation {
    class HeaderBag { public function __construct(private array $h) {} public function all(): array { return $this->h; } public function get(string $n): ?string { return $this->h[strtolower($n)][0] ?? null; } }
    class Response { public HeaderBag $headers; public function __construct(private string $c, private int $s) { $this->headers = new HeaderBag(['content-type' => ['application/json']]); } public function getContent() { return $this->c; } public function getStatusCode(): int { return $this->s; } }
    class StreamedResponse extends Response {}
    class BinaryFileResponse extends Response {}
}
namespace Illuminate\\Http {
    class Request { public \\Symfony\\Component\\HttpFoundation\\HeaderBag $headers; public function __construct(private string $m, private string $u, private string $b) { $this->headers = new \\Symfony\\Component\\HttpFoundation\\HeaderBag(['content-type' => ['application/json'], 'accept' => ['application/json']]); }
        public function getContent(): string { return $this->b; } public function getMethod(): string { return $this->m; } public function fullUrl(): string { return $this->u; } public function isMethodSafe(): bool { return $this->m === 'GET'; } public function post(): array { return ['name' => 'Ana Maria']; } }
}
namespace {
    require $argv[1];
    $middleware = new Tests\\Support\\RecordsApiCalls($argv[2]);
    $answer = fn (int $status, string $body, string $class = 'Response') => fn () => new ('Symfony\\\\Component\\\\HttpFoundation\\\\' . $class)($body, $status);
    $middleware->handle(new Illuminate\\Http\\Request('GET', 'http://localhost/api/notes?page=2', ''), $answer(200, "{\\"text\\":\\"caf\\u{e9}\\"}"));
    $middleware->handle(new Illuminate\\Http\\Request('POST', 'http://localhost/api/notes', ''), $answer(201, '{}'));
    $middleware->handle(new Illuminate\\Http\\Request('GET', 'http://localhost/api/export', ''), $answer(200, '', 'StreamedResponse'));
}
`;

it('The recipe has a middleware, a base class of tests and a test.', () => {
  expect(files.toSorted()).toEqual(['ContractTest.php', 'RecordsApiCalls.php', 'TestCase.php']);
  for (const name of files) expect(readFileSync(join(recipe, name), 'utf8')).toMatch(/^<\?php\n\ndeclare\(strict_types=1\);\n/);
});

describe.runIf(hasPhp)('With PHP,', () => {
  it.each(files)('%s has no syntax error.', (name) => {
    expect(execFileSync('php', ['-l', join(recipe, name)], { encoding: 'utf8' })).toContain('No syntax errors');
  });

  it('the middleware writes a HAR that the checker reads.', () => {
    const script = join(folder, 'substitutes.php');
    writeFileSync(script, SUBSTITUTES);
    const calls = join(folder, 'calls');
    execFileSync('php', [script, join(recipe, 'RecordsApiCalls.php'), calls]);
    const [name = ''] = readdirSync(calls);
    const [read, created, streamed] = readRecording(join(calls, name));
    expect(read?.request).toMatchObject({ method: 'GET', url: 'http://localhost/api/notes?page=2' });
    expect(Buffer.from(read?.response.content.text ?? '', 'base64').toString('utf8')).toBe('{"text":"café"}');
    expect(created?.request.postData?.text).toBe('name=Ana+Maria');
    expect(streamed?.response.content).toEqual({ size: 1 });
  });
});
