<?php

namespace App\Http\Middleware;

use App\Models\IdempotencyKey;
use Closure;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;

/** The same key and body give the first response again, another body gives 409. */
class Idempotent
{
    public function handle(Request $request, Closure $next)
    {
        $key = $request->header('Idempotency-Key');
        if ($key === null) {
            return $next($request);
        }
        validator(['Idempotency-Key' => $key], ['Idempotency-Key' => 'uuid'])->validate();
        $hash = hash('sha256', $request->path().$request->getContent());

        return DB::transaction(function () use ($request, $next, $key, $hash) {
            $known = IdempotencyKey::where(['user_id' => $request->user()->id, 'key' => $key])->first();
            if ($known !== null) {
                abort_if($known->hash !== $hash, 409, 'Esta chave de idempotência já foi usada com outro pedido.');

                return response($known->body, $known->status, ['Content-Type' => 'application/json']);
            }
            $response = $next($request);
            // A request that was refused was not executed: the key stays free.
            if ($response->isSuccessful()) {
                IdempotencyKey::create([
                    'user_id' => $request->user()->id, 'key' => $key, 'hash' => $hash,
                    'status' => $response->getStatusCode(), 'body' => $response->getContent(),
                ]);
            }

            return $response;
        }, 3);
    }
}
