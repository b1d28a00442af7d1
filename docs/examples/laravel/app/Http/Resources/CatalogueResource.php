<?php

namespace App\Http\Resources;

use Illuminate\Http\Resources\Json\JsonResource;

/** A provider or a category. */
class CatalogueResource extends JsonResource
{
    public function toArray($request): array
    {
        return [
            'id' => (string) $this->id,
            'name' => $this->name,
            'slug' => $this->slug,
            'image' => "/storage/{$this->getTable()}/{$this->slug}.webp",
            'games_count' => $this->games_count,
        ];
    }
}
