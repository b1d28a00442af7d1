<?php

namespace App\Providers;

use App\Broadcasting\PusherProtocolBroadcaster;
use Illuminate\Support\Facades\Broadcast;
use Illuminate\Support\ServiceProvider;

class BroadcastServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        Broadcast::extend('pusher-protocol', fn ($app, array $config) => new PusherProtocolBroadcaster($config));
        require base_path('routes/channels.php');
    }
}
