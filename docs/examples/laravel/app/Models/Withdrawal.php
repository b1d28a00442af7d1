<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

class Withdrawal extends Model
{
    public $timestamps = false;

    protected $guarded = [];

    protected $casts = ['amount' => 'integer', 'created_at' => 'datetime', 'due_at' => 'datetime', 'timeline' => 'array'];

    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
