<?php

namespace App\Http\Controllers;

use App\Events\UserUpdateEvent;
use App\Http\Requests\PageRequest;
use App\Http\Requests\WithdrawalRequest;
use App\Http\Resources\Page;
use App\Http\Resources\WithdrawalResource;
use App\Models\PixKey;
use App\Models\Withdrawal;
use Illuminate\Http\JsonResponse;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

class WithdrawalController extends Controller
{
    public function index(PageRequest $request): Page
    {
        return $this->page($request->user()->withdrawals()->orderByDesc('id')->paginate($request->perPage()), WithdrawalResource::class);
    }

    public function store(WithdrawalRequest $request): JsonResponse
    {
        $user = $request->user();
        $amount = (int) $request->input('amount');
        $withdrawal = DB::transaction(function () use ($user, $amount, $request): Withdrawal {
            if ($user->refresh()->balance < $amount) {
                throw ValidationException::withMessages(['amount' => 'Saldo insuficiente.']);
            }
            $key = PixKey::findOrFail($request->input('pix_key_id'));
            $withdrawal = $user->withdrawals()->create([
                'pix_key_id' => $key->id, 'pix_key_type' => $key->type, 'pix_key_masked' => $key->masked(), 'amount' => $amount,
                'status' => 'pending', 'timeline' => [['status' => 'pending', 'at' => now()->toIso8601String()]],
                'created_at' => now(), 'due_at' => now()->addMinutes(config('palpite.withdrawal.minutes')),
            ]);
            $user->move(-$amount, 'Withdraw', "wdr_{$withdrawal->id}");

            return $withdrawal;
        });
        event(new UserUpdateEvent($user));

        return (new WithdrawalResource($withdrawal))->response()->setStatusCode(201);
    }

    public function show(Withdrawal $withdrawal): WithdrawalResource
    {
        $this->authorize('view', $withdrawal);

        return new WithdrawalResource($withdrawal);
    }

    public function cancel(Withdrawal $withdrawal): WithdrawalResource
    {
        $this->authorize('cancel', $withdrawal);
        DB::transaction(function () use ($withdrawal): void {
            $timeline = [...$withdrawal->timeline, ['status' => 'cancelled', 'at' => now()->toIso8601String()]];
            $count = Withdrawal::whereKey($withdrawal->id)->where('status', 'pending')
                ->update(['status' => 'cancelled', 'timeline' => json_encode($timeline)]);
            abort_if($count === 0, 409, 'Este saque não pode mais ser cancelado.');
            $withdrawal->user->move($withdrawal->amount, 'Refund', "wdr_{$withdrawal->id}");
        });
        event(new UserUpdateEvent($withdrawal->user));

        return new WithdrawalResource($withdrawal->refresh());
    }
}
