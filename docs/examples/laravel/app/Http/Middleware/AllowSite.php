<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;

/** CORS for the address of the site, and an empty answer to preflights. */
class AllowSite
{
    public function handle(Request $request, Closure $next)
    {
        $origin = env('SITE_ORIGIN');
        if ($origin === null || $request->headers->get('Origin') !== $origin) {
            return $next($request);
        }
        $isPreflight = $request->isMethod('OPTIONS') && $request->headers->has('Access-Control-Request-Method');
        $response = $isPreflight ? response('', 204) : $next($request);
        $response->headers->set('Access-Control-Allow-Origin', $origin);
        $response->headers->set('Access-Control-Expose-Headers', 'ETag, Retry-After, Date');
        $response->headers->set('Vary', 'Origin');
        if ($isPreflight) {
            $response->headers->set('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
            $response->headers->set('Access-Control-Allow-Headers', $request->headers->get('Access-Control-Request-Headers', ''));
            $response->headers->set('Access-Control-Max-Age', '600');
        }

        return $response;
    }
}
