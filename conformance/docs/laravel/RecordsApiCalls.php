<?php

declare(strict_types=1);

namespace Tests\Support;

use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\BinaryFileResponse;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpFoundation\StreamedResponse;

/**
 * Writes each call that passes to a HAR 1.2 file, which `conformance har` compares with the contract.
 *
 * Register it in tests only. Each process of a parallel run has a file of its own.
 */
final class RecordsApiCalls
{
    /** @var list<array<string, mixed>> */
    private static array $entries = [];

    private static bool $isRegistered = false;

    public function __construct(private readonly string $folder) {}

    public function handle(Request $request, Closure $next): Response
    {
        $started = microtime(true);
        $body = $request->getContent();
        $response = $next($request);
        self::$entries[] = $this->entry($request, $body, $response, (microtime(true) - $started) * 1000);
        if (! self::$isRegistered) {
            self::$isRegistered = true;
            // A file that is written once, at the end, is whole even if a test fails.
            register_shutdown_function($this->write(...));
        }

        return $response;
    }

    /** @return array<string, mixed> */
    private function entry(Request $request, string $body, Response $response, float $milliseconds): array
    {
        $content = $this->content($response);

        return [
            'startedDateTime' => date(DATE_ATOM),
            'time' => $milliseconds,
            'request' => [
                'method' => $request->getMethod(),
                'url' => $request->fullUrl(),
                'headers' => $this->headers($request->headers->all()),
                'postData' => ['mimeType' => (string) $request->headers->get('Content-Type'), 'text' => $this->sentBody($request, $body)],
            ],
            'response' => [
                'status' => $response->getStatusCode(),
                'headers' => $this->headers($response->headers->all()),
                // A file that is streamed has no text, and is listed as not checked.
                'content' => $content === null
                    ? ['size' => 1]
                    : ['size' => strlen($content), 'text' => base64_encode($content), 'encoding' => 'base64'],
            ],
        ];
    }

    private function content(Response $response): ?string
    {
        if ($response instanceof StreamedResponse || $response instanceof BinaryFileResponse) {
            return null;
        }

        return (string) $response->getContent();
    }

    /** Feature tests pass a form as parameters, without a body. */
    private function sentBody(Request $request, string $body): string
    {
        return $body !== '' || $request->isMethodSafe() ? $body : http_build_query($request->post());
    }

    /**
     * @param  array<string, list<string|null>>  $headers
     * @return list<array{name: string, value: string}>
     */
    private function headers(array $headers): array
    {
        $list = [];
        foreach ($headers as $name => $values) {
            foreach ($values as $value) {
                $list[] = ['name' => (string) $name, 'value' => (string) $value];
            }
        }

        return $list;
    }

    private function write(): void
    {
        if (! is_dir($this->folder)) {
            mkdir($this->folder, 0o777, true);
        }
        $har = ['log' => ['version' => '1.2', 'creator' => ['name' => 'RecordsApiCalls', 'version' => '1'], 'entries' => self::$entries]];
        file_put_contents(
            sprintf('%s/feature-%d.har', $this->folder, getmypid()),
            json_encode($har, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE),
        );
    }
}
