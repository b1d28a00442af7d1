<?php

namespace App\Http;

use App\Http\Middleware\AllowSite;
use App\Http\Middleware\Authenticate;
use App\Http\Middleware\Idempotent;
use App\Http\Middleware\NoStore;
use App\Http\Middleware\PublicCache;
use Illuminate\Auth\Middleware\Authorize;
use Illuminate\Foundation\Http\Kernel as HttpKernel;
use Illuminate\Routing\Middleware\SubstituteBindings;
use Illuminate\Routing\Middleware\ThrottleRequests;

class Kernel extends HttpKernel
{
    protected $middleware = [AllowSite::class];

    protected $middlewareGroups = [
        'api' => [NoStore::class, 'throttle:api', SubstituteBindings::class],
        'public' => [PublicCache::class, SubstituteBindings::class],
    ];

    protected $routeMiddleware = [
        'auth' => Authenticate::class,
        'can' => Authorize::class,
        'idempotent' => Idempotent::class,
        'throttle' => ThrottleRequests::class,
    ];
}
