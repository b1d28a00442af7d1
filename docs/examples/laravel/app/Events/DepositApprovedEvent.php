<?php

namespace App\Events;

use App\Models\Deposit;
use Illuminate\Broadcasting\PrivateChannel;
use Illuminate\Contracts\Broadcasting\ShouldBroadcastNow;

/** A deposit was paid. */
class DepositApprovedEvent implements ShouldBroadcastNow
{
    public function __construct(private Deposit $deposit, private int $occurrence)
    {
    }

    public function broadcastOn(): PrivateChannel
    {
        return new PrivateChannel("deposits.approved.{$this->deposit->user->public_id}");
    }

    public function broadcastWith(): array
    {
        return [
            'transaction_id' => (string) $this->deposit->id, 'amount' => $this->deposit->amount, 'deposit_occurrence' => $this->occurrence,
        ];
    }
}
