<?php

namespace App\Http\Resources;

use Illuminate\Http\Resources\Json\JsonResource;

class TransactionResource extends JsonResource
{
    public function toArray($request): array
    {
        return [
            'id' => (string) $this->id,
            'source' => $this->source,
            'type' => $this->type,
            'status' => $this->status,
            'amount' => $this->amount,
            'balance_after' => $this->balance_after,
            'reference' => $this->reference,
            'created_at' => $this->created_at->toIso8601String(),
        ];
    }
}
