<?php

namespace App\Http\Requests;

use App\Rules\JsonInteger;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;

class WithdrawalRequest extends FormRequest
{
    public function rules(): array
    {
        ['min' => $min, 'max' => $max] = config('palpite.withdrawal');

        return [
            'amount' => ['required', new JsonInteger, 'numeric', "between:$min,$max"],
            'pix_key_id' => ['required', 'string', 'max:64', Rule::exists('pix_keys', 'id')->where('user_id', $this->user()->id)],
        ];
    }
}
