<?php

namespace App\Http\Resources;

use Illuminate\Http\Resources\Json\JsonResource;

class DepositResource extends JsonResource
{
    public function toArray($request): array
    {
        return [
            'transaction_id' => (string) $this->id,
            'amount' => $this->amount,
            'status' => $this->status(),
            'qr_code' => $this->qr_code,
            'expires_at' => $this->expires_at->toIso8601String(),
            'server_time' => now()->toIso8601String(),
        ];
    }
}
