<?php

// Debian's packages are on PHP's include path. With Composer, this file is `require __DIR__.'/../vendor/autoload.php'`.
require_once 'Illuminate/autoload.php';

spl_autoload_register(function (string $class): void {
    foreach (['App\\' => 'app/', 'Database\\Seeders\\' => 'database/seeders/'] as $namespace => $folder) {
        if (! str_starts_with($class, $namespace)) {
            continue;
        }
        $file = dirname(__DIR__).'/'.$folder.str_replace('\\', '/', substr($class, strlen($namespace))).'.php';
        if (is_file($file)) {
            require $file;
        }
    }
});
