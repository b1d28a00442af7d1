<?php

namespace App\Http\Controllers;

use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;

class PlatformController extends Controller
{
    public function settings(): JsonResponse
    {
        return response()->json(config('palpite.settings'));
    }

    public function images(): JsonResponse
    {
        return response()->json(['login' => null, 'register' => null]);
    }

    public function platform(): JsonResponse
    {
        // To the minute, so that the ETag changes once a minute at most.
        return response()->json(['data' => config('palpite.platform') + ['server_time' => now()->startOfMinute()->toIso8601String()]]);
    }

    public function address(Request $request): JsonResponse
    {
        return response()->json(['userIP' => $request->ip()]);
    }
}
