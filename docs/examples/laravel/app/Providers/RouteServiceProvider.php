<?php

namespace App\Providers;

use Illuminate\Cache\RateLimiting\Limit;
use Illuminate\Foundation\Support\Providers\RouteServiceProvider as ServiceProvider;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\RateLimiter;
use Illuminate\Support\Facades\Route;

class RouteServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        RateLimiter::for('api', function (Request $request) {
            $rate = config('app.rate');

            return $rate > 0 ? Limit::perMinute($rate)->by($request->user()?->id ?? $request->ip()) : Limit::none();
        });
        $this->routes(function (): void {
            Route::middleware('public')->group(base_path('routes/public.php'));
            Route::middleware('api')->group(base_path('routes/api.php'));
            if (! $this->app->environment('production')) {
                Route::middleware('api')->prefix('testing')->group(base_path('routes/testing.php'));
            }
        });
    }
}
