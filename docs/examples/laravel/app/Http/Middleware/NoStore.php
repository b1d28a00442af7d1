<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;

/** Responses about one player are never kept by a cache. */
class NoStore
{
    public function handle(Request $request, Closure $next)
    {
        $response = $next($request);
        $response->headers->remove('Cache-Control');
        $response->headers->set('Cache-Control', 'no-store');
        // Symfony adds `private` to what it computes.
        $response->headers->removeCacheControlDirective('private');

        return $response;
    }
}
