<?php

use App\Http\Controllers\CatalogueController;
use App\Http\Controllers\PlatformController;
use Illuminate\Support\Facades\Route;

Route::pattern('game', '[1-9]\d{0,17}');
Route::pattern('provider', '[1-9]\d{0,17}');

Route::get('v2/settings', [PlatformController::class, 'settings']);
Route::get('v2/images', [PlatformController::class, 'images']);
Route::get('v2/platform', [PlatformController::class, 'platform']);
Route::get('v2/games', [CatalogueController::class, 'games']);
Route::get('v2/games/{game}', [CatalogueController::class, 'game']);
Route::get('v2/categories', [CatalogueController::class, 'categories']);
Route::get('v2/providers', [CatalogueController::class, 'providers']);
Route::get('v2/providers/{provider}', [CatalogueController::class, 'provider']);
