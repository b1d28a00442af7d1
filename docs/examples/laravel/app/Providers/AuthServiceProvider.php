<?php

namespace App\Providers;

use App\Models\AccessToken;
use App\Models\Deposit;
use App\Models\PixKey;
use App\Models\Withdrawal;
use App\Policies\OwnerPolicy;
use Illuminate\Foundation\Support\Providers\AuthServiceProvider as ServiceProvider;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;

class AuthServiceProvider extends ServiceProvider
{
    protected $policies = [
        Deposit::class => OwnerPolicy::class,
        PixKey::class => OwnerPolicy::class,
        Withdrawal::class => OwnerPolicy::class,
    ];

    public function boot(): void
    {
        $this->registerPolicies();
        Auth::viaRequest('access-token', fn (Request $request) => AccessToken::findUser($request->bearerToken()));
    }
}
