<?php

namespace App\Events;

use App\Models\User;
use Illuminate\Broadcasting\PrivateChannel;
use Illuminate\Contracts\Broadcasting\ShouldBroadcastNow;

/** The balance of a player changed. */
class UserUpdateEvent implements ShouldBroadcastNow
{
    public function __construct(private User $user)
    {
    }

    public function broadcastOn(): PrivateChannel
    {
        return new PrivateChannel("users.{$this->user->public_id}");
    }

    public function broadcastWith(): array
    {
        return ['balance' => $this->user->balance];
    }
}
