<?php

namespace App\Broadcasting;

use Illuminate\Broadcasting\Broadcasters\Broadcaster;
use Illuminate\Broadcasting\Broadcasters\UsePusherChannelConventions;
use Illuminate\Broadcasting\BroadcastException;
use Illuminate\Support\Arr;
use Symfony\Component\HttpKernel\Exception\AccessDeniedHttpException;

/**
 * Laravel's Pusher broadcaster without the package `pusher/pusher-php-server`, which Debian does not have.
 * With Composer, use the driver `pusher` instead.
 */
class PusherProtocolBroadcaster extends Broadcaster
{
    use UsePusherChannelConventions;

    public function __construct(private array $config)
    {
    }

    public function auth($request)
    {
        $channel = $this->normalizeChannelName($request->channel_name);
        if ($this->isGuardedChannel($request->channel_name) && ! $this->retrieveUser($request, $channel)) {
            throw new AccessDeniedHttpException;
        }

        return $this->verifyUserCanAccessChannel($request, $channel);
    }

    public function validAuthenticationResponse($request, $result)
    {
        return ['auth' => $this->sign("{$request->socket_id}:{$request->channel_name}")];
    }

    public function broadcast(array $channels, $event, array $payload = [])
    {
        if ($this->config['host'] === '') {
            return;
        }
        $body = json_encode(array_filter([
            'name' => $event,
            'socket_id' => Arr::pull($payload, 'socket'),
            'data' => json_encode($payload),
            'channels' => array_values($this->formatChannels($channels)),
        ]));
        $path = "/apps/{$this->config['app_id']}/events";
        $query = http_build_query([
            'auth_key' => $this->config['key'], 'auth_timestamp' => time(), 'auth_version' => '1.0', 'body_md5' => md5($body),
        ]);
        $signature = hash_hmac('sha256', "POST\n$path\n$query", $this->config['secret']);
        $address = "{$this->config['scheme']}://{$this->config['host']}:{$this->config['port']}$path?$query&auth_signature=$signature";
        $answer = @file_get_contents($address, false, stream_context_create(['http' => [
            'method' => 'POST', 'header' => 'Content-Type: application/json', 'content' => $body, 'timeout' => 5,
        ]]));
        if ($answer === false) {
            throw new BroadcastException("The socket server refused $event: ".(error_get_last()['message'] ?? ''));
        }
    }

    private function sign(string $text): string
    {
        return $this->config['key'].':'.hash_hmac('sha256', $text, $this->config['secret']);
    }
}
