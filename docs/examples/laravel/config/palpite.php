<?php

// Limits in cents of BRL, durations in minutes.
return [
    'deposit' => ['min' => 100, 'max' => 5000000, 'minutes' => 15],
    'withdrawal' => ['min' => 100, 'max' => 10000, 'minutes' => 120],
    'token_minutes' => 60,
    'settings' => [
        'general_site_title' => 'Palpite',
        'general_timezone' => 'America/Sao_Paulo',
        'general_currency' => 'BRL',
        'general_show_chat_widget' => false,
        'casino_enabled' => true,
        'sport_enabled' => false,
        'deposit_enabled' => true,
        'deposit_min' => 100,
        'deposit_max' => 5000000,
        'deposit_popup_timer' => 0,
        'withdraw_enabled' => true,
        'withdraw_min' => 100,
        'withdraw_max' => 10000,
        'withdraw_requires_kyc' => false,
        'bonus_enabled' => false,
        'maintence' => false,
    ],
    'platform' => [
        'environment' => 'sandbox',
        'authorization' => 'Exemplo: sem autorização, nenhum dinheiro é real',
        'company' => 'Palpite Exemplo Ltda.',
        'cnpj' => '12.345.678/0001-95',
        'support' => ['email' => 'ajuda@exemplo.invalid', 'phone' => null, 'url' => null, 'hours' => '24 horas'],
        'central_url' => 'https://autoexclusao.exemplo.invalid',
    ],
];
