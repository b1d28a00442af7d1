<?php

namespace App\Models;

use Illuminate\Auth\Authenticatable;
use Illuminate\Contracts\Auth\Access\Authorizable as AuthorizableContract;
use Illuminate\Contracts\Auth\Authenticatable as AuthenticatableContract;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsToMany;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Foundation\Auth\Access\Authorizable;

class User extends Model implements AuthenticatableContract, AuthorizableContract
{
    use Authenticatable, Authorizable;

    public $timestamps = false;

    protected $guarded = [];

    protected $hidden = ['password', 'balance', 'bonus', 'cpf'];

    protected $appends = ['document', 'address'];

    protected $casts = [
        'gender' => 'integer', 'balance' => 'integer', 'bonus' => 'integer', 'is_pep' => 'boolean', 'marketing_opt_in' => 'boolean',
    ];

    public function getPublicIdAttribute(): string
    {
        return "usr_{$this->id}";
    }

    public function getDocumentAttribute(): array
    {
        return ['number' => $this->cpf];
    }

    public function getAddressAttribute(): ?array
    {
        return null;
    }

    public function favoriteGames(): BelongsToMany
    {
        return $this->belongsToMany(Game::class, 'favorite_games')->withPivot('id')->orderByPivot('id', 'desc');
    }

    public function deposits(): HasMany
    {
        return $this->hasMany(Deposit::class);
    }

    public function pixKeys(): HasMany
    {
        return $this->hasMany(PixKey::class);
    }

    public function withdrawals(): HasMany
    {
        return $this->hasMany(Withdrawal::class);
    }

    public function transactions(): HasMany
    {
        return $this->hasMany(Transaction::class);
    }

    /**
     * Moves money and writes it to the transactions.
     *
     * @param int $cents negative for a debit
     */
    public function move(int $cents, string $source, string $reference): void
    {
        $this->refresh()->increment('balance', $cents);
        $this->transactions()->create([
            'source' => $source, 'type' => $cents < 0 ? 2 : 1, 'status' => 2, 'amount' => abs($cents),
            'balance_after' => $this->balance, 'reference' => $reference, 'created_at' => now(),
        ]);
    }
}
