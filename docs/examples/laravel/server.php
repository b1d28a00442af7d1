<?php

// The router of `php artisan serve`: files of public/ as they are, everything else by the application.
$file = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH) ?: '/';
if ($file !== '/' && is_file(__DIR__.'/public'.$file)) {
    return false;
}
require __DIR__.'/public/index.php';
