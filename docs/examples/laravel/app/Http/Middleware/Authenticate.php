<?php

namespace App\Http\Middleware;

use Illuminate\Auth\Middleware\Authenticate as Middleware;

class Authenticate extends Middleware
{
    /** There is no login page: the exception handler answers 401. */
    protected function redirectTo($request)
    {
        return null;
    }
}
