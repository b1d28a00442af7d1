<?php

namespace App\Providers;

use Illuminate\Http\Resources\Json\JsonResource;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\ServiceProvider;

class AppServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        $latency = config('database.latency');
        if ($latency > 0) {
            DB::listen(fn () => usleep($latency * 1000));
        }
        if (config('database.default') === 'sqlite' && is_file(config('database.connections.sqlite.database'))) {
            // Several workers write.
            DB::statement('PRAGMA busy_timeout = 5000');
        }
        JsonResource::wrap('data');
    }
}
