<?php

namespace App\Rules;

use Illuminate\Contracts\Validation\Rule;

/** An integer of JSON: Laravel's rule `integer` also accepts the text "100". */
class JsonInteger implements Rule
{
    public function passes($attribute, $value): bool
    {
        return is_int($value) || (is_float($value) && floor($value) === $value && abs($value) < 2 ** 53);
    }

    public function message(): string
    {
        return 'O campo :attribute deve ser um número inteiro.';
    }
}
