<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

class PixKey extends Model
{
    public $timestamps = false;

    protected $guarded = [];

    public function masked(): string
    {
        return match ($this->type) {
            'cpf' => '***.'.substr($this->key, 3, 3).'.'.substr($this->key, 6, 3).'-**',
            'email' => substr($this->key, 0, 1).'***@'.explode('@', $this->key)[1],
            default => substr($this->key, 0, 3).'***'.substr($this->key, -2),
        };
    }
}
