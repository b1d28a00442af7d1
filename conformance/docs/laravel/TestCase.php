<?php

declare(strict_types=1);

namespace Tests;

use Illuminate\Contracts\Http\Kernel;
use Illuminate\Foundation\Testing\TestCase as BaseTestCase;
use Tests\Support\RecordsApiCalls;

abstract class TestCase extends BaseTestCase
{
    protected function setUp(): void
    {
        parent::setUp();

        $folder = getenv('CONFORMANCE_RECORD');
        if ($folder === false || $folder === '') {
            return;
        }
        $this->app->bind(RecordsApiCalls::class, fn () => new RecordsApiCalls($folder));
        // The outermost middleware, so that it also records the responses of other middleware and of the error handler.
        $this->app->make(Kernel::class)->prependMiddleware(RecordsApiCalls::class);
    }
}
