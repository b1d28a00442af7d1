<?php

namespace App\Http\Resources;

use Illuminate\Http\Resources\Json\JsonResource;

class PixKeyResource extends JsonResource
{
    public function toArray($request): array
    {
        return ['id' => (string) $this->id, 'type' => $this->type, 'key_masked' => $this->masked(), 'holder_match' => true];
    }
}
