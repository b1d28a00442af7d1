<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;

class PageRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'page' => ['sometimes', 'required', 'integer', 'between:1,100000'],
            'per_page' => ['sometimes', 'required', 'integer', 'between:1,60'],
        ];
    }

    public function perPage(): int
    {
        return (int) $this->query('per_page', 20);
    }
}
