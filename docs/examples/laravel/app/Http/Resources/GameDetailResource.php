<?php

namespace App\Http\Resources;

class GameDetailResource extends GameResource
{
    public function toArray($request): array
    {
        return [
            ...parent::toArray($request),
            'rules' => "Gire os rolos e forme combinações da esquerda para a direita.\n\nO maior prêmio de uma linha é pago.",
            'paytable' => [['label' => '5 luas', 'multiplier' => 500], ['label' => '4 luas', 'multiplier' => 50]],
            'max_win_multiplier' => 5000,
            'max_win_odds' => 4200000,
        ];
    }
}
