<?php

namespace App\Policies;

use App\Models\User;
use Illuminate\Database\Eloquent\Model;

/** Records of one player. */
class OwnerPolicy
{
    public function view(User $user, Model $record): bool
    {
        return (int) $record->user_id === (int) $user->id;
    }

    public function delete(User $user, Model $record): bool
    {
        return $this->view($user, $record);
    }

    public function cancel(User $user, Model $record): bool
    {
        return $this->view($user, $record);
    }
}
