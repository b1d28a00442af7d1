<?php

use App\Http\Controllers\ChannelController;
use App\Http\Controllers\FavoriteController;
use App\Http\Controllers\PixKeyController;
use App\Http\Controllers\PlatformController;
use App\Http\Controllers\SessionController;
use App\Http\Controllers\WalletController;
use App\Http\Controllers\WithdrawalController;
use Illuminate\Support\Facades\Route;

foreach (['game', 'deposit', 'pixKey', 'withdrawal'] as $name) {
    Route::pattern($name, '[1-9]\d{0,17}');
}

Route::get('v2/get-ip', [PlatformController::class, 'address']);
Route::post('api/auth/login', [SessionController::class, 'login']);

Route::middleware('auth:api')->prefix('api')->group(function (): void {
    Route::get('auth/me', [SessionController::class, 'me']);
    Route::post('auth/refresh', [SessionController::class, 'refresh']);
    Route::post('auth/logout', [SessionController::class, 'logout']);
    Route::get('user', [SessionController::class, 'profile']);

    Route::get('favorite-game/favorite', [FavoriteController::class, 'index']);
    Route::post('favorite-game/favorite/{game}/add', [FavoriteController::class, 'add']);
    Route::post('favorite-game/favorite/{game}/remove', [FavoriteController::class, 'remove']);

    Route::get('wallet', [WalletController::class, 'wallet']);
    Route::post('deposits', [WalletController::class, 'deposit'])->middleware('idempotent');
    Route::get('deposits/{deposit}', [WalletController::class, 'showDeposit']);
    Route::get('transactions', [WalletController::class, 'transactions']);

    Route::get('pix-keys', [PixKeyController::class, 'index']);
    Route::post('pix-keys', [PixKeyController::class, 'store']);
    Route::delete('pix-keys/{pixKey}', [PixKeyController::class, 'destroy']);

    Route::get('withdrawals', [WithdrawalController::class, 'index']);
    Route::post('withdrawals', [WithdrawalController::class, 'store'])->middleware('idempotent');
    Route::get('withdrawals/{withdrawal}', [WithdrawalController::class, 'show']);
    Route::post('withdrawals/{withdrawal}/cancel', [WithdrawalController::class, 'cancel'])->middleware('idempotent');

    Route::post('broadcasting/auth', [ChannelController::class, 'authorizeChannel']);
});
