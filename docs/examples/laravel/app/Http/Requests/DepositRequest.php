<?php

namespace App\Http\Requests;

use App\Rules\JsonInteger;
use Illuminate\Foundation\Http\FormRequest;

class DepositRequest extends FormRequest
{
    public function rules(): array
    {
        ['min' => $min, 'max' => $max] = config('palpite.deposit');

        return [
            'amount' => ['required', new JsonInteger, 'numeric', "between:$min,$max"],
            'method' => ['required', 'string', 'in:pix'],
            'coupon' => ['sometimes', 'required', 'string', 'max:64'],
        ];
    }
}
