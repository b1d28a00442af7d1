<?php

return [
    'default' => env('BROADCAST_DRIVER', 'pusher-protocol'),
    'connections' => [
        // Reverb, soketi, Pusher, or the stand-in of this project.
        'pusher-protocol' => [
            'driver' => 'pusher-protocol',
            'app_id' => env('PUSHER_APP_ID', 'standin'),
            'key' => env('PUSHER_APP_KEY', 'standin-key'),
            'secret' => env('PUSHER_APP_SECRET', 'standin-secret'),
            // Without a host, channels are authorized and nothing is sent.
            'host' => env('PUSHER_HOST', ''),
            'port' => (int) env('PUSHER_PORT', 4010),
            'scheme' => env('PUSHER_SCHEME', 'http'),
        ],
        'log' => ['driver' => 'log'],
        'null' => ['driver' => 'null'],
    ],
];
