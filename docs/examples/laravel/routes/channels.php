<?php

use App\Models\User;
use Illuminate\Support\Facades\Broadcast;

foreach (['users', 'deposits.approved', 'withdrawals', 'protection'] as $family) {
    Broadcast::channel("$family.{id}", fn (User $user, string $id) => $user->public_id === $id);
}
