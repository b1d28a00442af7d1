<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;

class ChannelRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'socket_id' => ['required', 'string', 'max:64', 'regex:/^\d+\.\d+$/D'],
            'channel_name' => ['required', 'string', 'max:164', 'regex:/^(private|presence)-[A-Za-z0-9_=@,.;-]+$/D'],
        ];
    }
}
