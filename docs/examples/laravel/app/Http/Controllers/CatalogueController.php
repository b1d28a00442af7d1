<?php

namespace App\Http\Controllers;

use App\Http\Requests\GameListRequest;
use App\Http\Requests\PageRequest;
use App\Http\Resources\CatalogueResource;
use App\Http\Resources\GameDetailResource;
use App\Http\Resources\GameResource;
use App\Http\Resources\Page;
use App\Models\Category;
use App\Models\Game;
use App\Models\Provider;

class CatalogueController extends Controller
{
    public function games(GameListRequest $request): Page
    {
        $games = Game::with(['provider', 'category'])
            ->matching($request->validated())
            ->sorted($request->query('sort', 'popular'))
            ->paginate($request->perPage());

        return $this->page($games, GameResource::class);
    }

    public function game(Game $game): GameDetailResource
    {
        return new GameDetailResource($game->load(['provider', 'category'])->loadRelated());
    }

    public function categories(PageRequest $request): Page
    {
        return $this->page(Category::withCount('games')->orderBy('id')->paginate($request->perPage()), CatalogueResource::class);
    }

    public function providers(PageRequest $request): Page
    {
        return $this->page(Provider::withCount('games')->orderBy('id')->paginate($request->perPage()), CatalogueResource::class);
    }

    public function provider(Provider $provider): CatalogueResource
    {
        return new CatalogueResource($provider->loadCount('games'));
    }
}
