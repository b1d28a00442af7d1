<?php

// Laravel 8 on PHP 8.2 uses features that PHP has deprecated since.
error_reporting(E_ALL & ~E_DEPRECATED);

$app = new Illuminate\Foundation\Application(dirname(__DIR__));
$app->useStoragePath(env('APP_STORAGE', sys_get_temp_dir().'/palpite-laravel'));
foreach (['framework/cache/data', 'framework/views', 'logs', 'cache'] as $folder) {
    if (! is_dir($app->storagePath().'/'.$folder)) {
        @mkdir($app->storagePath().'/'.$folder, 0777, true);
    }
}
foreach (['SERVICES', 'PACKAGES', 'CONFIG', 'ROUTES', 'EVENTS'] as $name) {
    $_ENV["APP_{$name}_CACHE"] ??= $app->storagePath().'/cache/'.strtolower($name).'.php';
}

$app->singleton(Illuminate\Contracts\Http\Kernel::class, App\Http\Kernel::class);
$app->singleton(Illuminate\Contracts\Console\Kernel::class, App\Console\Kernel::class);
$app->singleton(Illuminate\Contracts\Debug\ExceptionHandler::class, App\Exceptions\Handler::class);

return $app;
