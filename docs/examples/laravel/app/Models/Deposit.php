<?php

namespace App\Models;

use App\Events\DepositApprovedEvent;
use App\Events\UserUpdateEvent;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Support\Facades\DB;

class Deposit extends Model
{
    public $timestamps = false;

    protected $guarded = [];

    protected $casts = ['amount' => 'integer', 'expires_at' => 'datetime'];

    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }

    public function status(): string
    {
        return $this->status === 'pending' && $this->expires_at->isPast() ? 'expired' : $this->status;
    }

    /** Credits the payment once; also one that comes late. */
    public function approve(): void
    {
        $isFirst = DB::transaction(function (): bool {
            $isFirst = static::whereKey($this->id)->where('status', 'pending')->update(['status' => 'approved']) === 1;
            if ($isFirst) {
                $this->user->move($this->amount, 'Deposit', "dep_{$this->id}");
            }

            return $isFirst;
        }, 3);
        if (! $isFirst) {
            return;
        }
        $count = static::where(['user_id' => $this->user_id, 'status' => 'approved'])->count();
        event(new UserUpdateEvent($this->user));
        event(new DepositApprovedEvent($this->refresh(), $count));
    }
}
