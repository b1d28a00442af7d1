<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;

/** Responses that are the same for everyone have an ETag, and an edge may keep them. */
class PublicCache
{
    public function handle(Request $request, Closure $next)
    {
        $response = $next($request);
        if ($response->isSuccessful()) {
            $response->headers->set('Cache-Control', 'public, s-maxage=60, stale-while-revalidate=600');
            $response->setEtag(md5($response->getContent()));
            $response->isNotModified($request);
        }

        return $response;
    }
}
