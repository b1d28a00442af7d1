<?php

namespace App\Http\Controllers;

use App\Http\Requests\LoginRequest;
use App\Models\AccessToken;
use App\Models\User;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Hash;

class SessionController extends Controller
{
    public function login(LoginRequest $request): JsonResponse
    {
        $name = $request->input('email');
        $user = User::where('email', $name)->orWhere('cpf', preg_replace('/\D/', '', $name))->first();
        if ($user === null || ! Hash::check($request->input('password'), $user->password)) {
            return response()->json(['error' => 'Email ou senha incorretos!'], 401);
        }

        return response()->json(AccessToken::issue($user));
    }

    public function refresh(Request $request): JsonResponse
    {
        return response()->json(AccessToken::issue($request->user()));
    }

    public function logout(Request $request): JsonResponse
    {
        AccessToken::current($request->bearerToken())?->delete();

        return response()->json(['success' => true, 'message' => 'Você saiu da sua conta.']);
    }

    public function me(Request $request): JsonResponse
    {
        $user = $request->user();
        $wallet = ['bonus_mixed' => $user->bonus];

        return response()->json([
            'user' => ['id' => $user->public_id, 'wallet' => $wallet] + $user->only(['name', 'email', 'phone', 'document', 'birthday', 'gender', 'status']),
            'balance' => $user->balance,
            'wallet' => $wallet,
            'user_rollover' => null,
        ]);
    }

    public function profile(Request $request): JsonResponse
    {
        return response()->json(['data' => ['id' => $request->user()->public_id] + $request->user()->toArray()]);
    }
}
