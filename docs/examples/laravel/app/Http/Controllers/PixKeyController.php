<?php

namespace App\Http\Controllers;

use App\Http\Requests\PageRequest;
use App\Http\Requests\PixKeyRequest;
use App\Http\Resources\Page;
use App\Http\Resources\PixKeyResource;
use App\Models\PixKey;
use App\Models\Withdrawal;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;

class PixKeyController extends Controller
{
    public function index(PageRequest $request): Page
    {
        return $this->page($request->user()->pixKeys()->orderByDesc('id')->paginate($request->perPage()), PixKeyResource::class);
    }

    public function store(PixKeyRequest $request): JsonResponse
    {
        $key = $request->safe()->only(['type', 'key']);
        abort_if($request->user()->pixKeys()->where($key)->exists(), 409, 'Esta chave já está cadastrada.');

        return (new PixKeyResource($request->user()->pixKeys()->create($key)))->response()->setStatusCode(201);
    }

    public function destroy(Request $request, PixKey $pixKey): Response
    {
        $this->authorize('delete', $pixKey);
        $isInUse = Withdrawal::where(['pix_key_id' => $pixKey->id, 'status' => 'pending'])->exists();
        abort_if($isInUse, 409, 'Há um saque a caminho desta chave.');
        $pixKey->delete();

        return response()->noContent();
    }
}
