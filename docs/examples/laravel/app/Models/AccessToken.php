<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Str;

/** Sanctum's table in small: only the hash of a token is kept. */
class AccessToken extends Model
{
    public $timestamps = false;

    protected $guarded = [];

    protected $casts = ['expires_at' => 'datetime'];

    public static function issue(User $user): array
    {
        $text = Str::random(48);
        $minutes = config('palpite.token_minutes');
        static::create(['user_id' => $user->id, 'hash' => hash('sha256', $text), 'expires_at' => now()->addMinutes($minutes)]);

        return ['access_token' => $text, 'expires_in' => $minutes * 60];
    }

    public static function findUser(?string $text): ?User
    {
        $token = static::current($text);

        return $token === null ? null : User::find($token->user_id);
    }

    public static function current(?string $text): ?self
    {
        return $text === null ? null : static::where('hash', hash('sha256', $text))->where('expires_at', '>', now())->first();
    }
}
