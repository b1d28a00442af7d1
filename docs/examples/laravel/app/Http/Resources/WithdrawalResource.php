<?php

namespace App\Http\Resources;

use Illuminate\Http\Resources\Json\JsonResource;

class WithdrawalResource extends JsonResource
{
    public function toArray($request): array
    {
        return [
            'id' => (string) $this->id,
            'amount' => $this->amount,
            'status' => $this->status,
            'reason' => $this->reason,
            'pix_key' => ['type' => $this->pix_key_type, 'key_masked' => $this->pix_key_masked],
            'created_at' => $this->created_at->toIso8601String(),
            'due_at' => $this->due_at->toIso8601String(),
            'timeline' => $this->timeline,
        ];
    }
}
