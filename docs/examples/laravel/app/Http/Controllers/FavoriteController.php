<?php

namespace App\Http\Controllers;

use App\Models\Game;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;

class FavoriteController extends Controller
{
    public function index(Request $request): JsonResponse
    {
        $games = $request->user()->favoriteGames()->get()->map(fn (Game $game) => [
            'id' => (string) $game->id, 'image' => "/storage/games/{$game->id}.webp", 'image_cf' => null, 'name' => $game->name,
        ]);

        return response()->json(['success' => true, 'data' => $games]);
    }

    public function add(Request $request, Game $game): JsonResponse
    {
        $request->user()->favoriteGames()->syncWithoutDetaching([$game->id]);

        return response()->json(['success' => true]);
    }

    public function remove(Request $request, Game $game): JsonResponse
    {
        $request->user()->favoriteGames()->detach($game->id);

        return response()->json(['success' => true]);
    }
}
