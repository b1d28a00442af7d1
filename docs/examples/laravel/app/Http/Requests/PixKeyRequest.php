<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;

class PixKeyRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'type' => ['required', 'string', 'in:cpf,email,phone,evp'],
            'key' => ['required', 'string', 'min:5', 'max:77', ...$this->rulesOfType()],
        ];
    }

    private function rulesOfType(): array
    {
        return match ($this->input('type')) {
            'cpf' => [Rule::in([$this->user()->cpf])],
            'email' => ['email'],
            'phone' => ['regex:/^\+[1-9]\d{9,14}$/D'],
            'evp' => ['uuid'],
            default => [],
        };
    }
}
