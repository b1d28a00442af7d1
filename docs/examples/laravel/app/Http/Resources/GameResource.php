<?php

namespace App\Http\Resources;

use Illuminate\Http\Resources\Json\JsonResource;

class GameResource extends JsonResource
{
    public function toArray($request): array
    {
        return [
            'id' => (string) $this->id,
            'name' => $this->name,
            'slug' => $this->slug,
            'image' => "/storage/games/{$this->id}.webp",
            'image_cf' => null,
            'provider' => ['id' => (string) $this->provider->id, 'name' => $this->provider->name, 'slug' => $this->provider->slug],
            'category' => ['id' => (string) $this->category->id, 'name' => $this->category->name, 'slug' => $this->category->slug],
            'rtp' => $this->rtp,
            'volatility' => $this->volatility,
            'min_bet' => $this->min_bet,
            'max_bet' => $this->max_bet,
            'is_new' => $this->released_at->gt(now()->subDays(30)),
            'related' => GameResource::collection($this->whenLoaded('related')),
        ];
    }
}
