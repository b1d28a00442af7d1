<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Carbon;

class Transaction extends Model
{
    public $timestamps = false;

    protected $guarded = [];

    protected $casts = [
        'type' => 'integer', 'status' => 'integer', 'amount' => 'integer', 'balance_after' => 'integer', 'created_at' => 'datetime',
    ];

    public function scopeMatching(Builder $query, array $filters): Builder
    {
        foreach (['source', 'type', 'status'] as $name) {
            $query->when($filters[$name] ?? null, fn (Builder $one, $value) => $one->where($name, $value));
        }

        return $query
            ->when($filters['from'] ?? null, fn (Builder $one, $day) => $one->where('created_at', '>=', Carbon::parse($day)->startOfDay()))
            ->when($filters['to'] ?? null, fn (Builder $one, $day) => $one->where('created_at', '<=', Carbon::parse($day)->endOfDay()));
    }
}
