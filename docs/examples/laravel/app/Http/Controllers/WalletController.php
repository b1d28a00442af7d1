<?php

namespace App\Http\Controllers;

use App\Http\Requests\DepositRequest;
use App\Http\Requests\TransactionListRequest;
use App\Http\Resources\DepositResource;
use App\Http\Resources\Page;
use App\Http\Resources\TransactionResource;
use App\Models\Deposit;
use App\Support\BrCode;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Str;

class WalletController extends Controller
{
    public function wallet(Request $request): JsonResponse
    {
        $user = $request->user();

        return response()->json(['data' => [
            'balance' => $user->balance,
            'bonus' => $user->bonus,
            'locked' => 0,
            'withdrawable' => $user->balance,
            'pending_withdraw' => (int) $user->withdrawals()->where('status', 'pending')->sum('amount'),
        ]]);
    }

    public function deposit(DepositRequest $request): JsonResponse
    {
        if ($request->has('coupon')) {
            return response()->json(
                ['message' => 'Os dados enviados são inválidos.', 'errors' => ['coupon' => ['Este cupom não existe.']]], 422,
            );
        }
        $amount = (int) $request->input('amount');
        $deposit = $request->user()->deposits()->create([
            'amount' => $amount,
            'status' => 'pending',
            'qr_code' => BrCode::create((string) Str::uuid(), $amount),
            'expires_at' => now()->addMinutes(config('palpite.deposit.minutes')),
        ]);

        return (new DepositResource($deposit))->response()->setStatusCode(201);
    }

    public function showDeposit(Deposit $deposit): DepositResource
    {
        $this->authorize('view', $deposit);

        return new DepositResource($deposit);
    }

    public function transactions(TransactionListRequest $request): Page
    {
        $records = $request->user()->transactions()
            ->matching($request->validated())->orderByDesc('id')->paginate($request->perPage());

        return $this->page($records, TransactionResource::class);
    }
}
