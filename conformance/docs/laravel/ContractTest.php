<?php

declare(strict_types=1);

// Pest; as a PHPUnit test, the body of the closure is that of a method `test_the_feature_tests_keep_the_contract`.
// Run it after the feature tests: `vendor/bin/pest tests/Feature && vendor/bin/pest tests/Contract`.

use Illuminate\Support\Facades\Process;

test('the recorded feature tests keep the contract', function (string $recording): void {
    $result = Process::path(base_path())->timeout(120)->run([
        'npx', '--yes', '--package=./tests/contract/palpite-conformance-0.2.0.tgz',
        'conformance', 'har', $recording, '--contract', 'openapi.yaml',
    ]);

    expect($result->exitCode())->toBe(0, $result->output().$result->errorOutput());
})->with(fn (): array => glob(dirname(__DIR__, 2).'/storage/framework/testing/calls/*.har') ?: []);
