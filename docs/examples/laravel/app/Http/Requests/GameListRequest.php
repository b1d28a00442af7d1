<?php

namespace App\Http\Requests;

class GameListRequest extends PageRequest
{
    private const ID = ['sometimes', 'required', 'string', 'max:64', 'regex:/^[A-Za-z0-9_-]+$/D'];

    public function rules(): array
    {
        return parent::rules() + [
            'search' => ['sometimes', 'string', 'max:80'],
            'category_id' => self::ID,
            'provider_id' => self::ID,
            'sort' => ['sometimes', 'required', 'in:popular,new,name,rtp'],
            'rtp_min' => ['sometimes', 'required', 'numeric', 'between:0,100'],
            'min_bet_max' => ['sometimes', 'required', 'integer', 'between:1,100000000'],
        ];
    }
}
