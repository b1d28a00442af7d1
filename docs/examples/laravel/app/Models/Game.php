<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Support\Str;

class Game extends Model
{
    public $timestamps = false;

    protected $guarded = [];

    protected $casts = ['rtp' => 'float', 'min_bet' => 'integer', 'max_bet' => 'integer', 'released_at' => 'datetime'];

    public function provider(): BelongsTo
    {
        return $this->belongsTo(Provider::class);
    }

    public function category(): BelongsTo
    {
        return $this->belongsTo(Category::class);
    }

    /** Loads other games of the category. */
    public function loadRelated(): self
    {
        $related = static::with(['provider', 'category'])
            ->where('category_id', $this->category_id)->whereKeyNot($this->id)->orderByDesc('plays')->limit(6)->get();

        return $this->setRelation('related', $related);
    }

    public function scopeMatching(Builder $query, array $filters): Builder
    {
        $text = Str::slug($filters['search'] ?? '');
        $isBlank = trim($filters['search'] ?? '') === '';

        return $query
            ->when(! $isBlank, fn (Builder $one) => $text === '' ? $one->whereRaw('0 = 1') : $one->where('slug', 'like', "%$text%"))
            ->when($filters['category_id'] ?? null, fn (Builder $one, $id) => $one->where('category_id', $id))
            ->when($filters['provider_id'] ?? null, fn (Builder $one, $id) => $one->where('provider_id', $id))
            ->when($filters['rtp_min'] ?? null, fn (Builder $one, $rtp) => $one->where('rtp', '>=', (float) $rtp))
            ->when($filters['min_bet_max'] ?? null, fn (Builder $one, $cents) => $one->where('min_bet', '<=', (int) $cents));
    }

    public function scopeSorted(Builder $query, string $sort): Builder
    {
        return match ($sort) {
            'new' => $query->orderByDesc('released_at')->orderBy('id'),
            'name' => $query->orderBy('name')->orderBy('id'),
            'rtp' => $query->orderByDesc('rtp')->orderBy('id'),
            default => $query->orderByDesc('plays')->orderBy('id'),
        };
    }
}
