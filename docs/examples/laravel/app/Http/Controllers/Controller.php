<?php

namespace App\Http\Controllers;

use App\Http\Resources\Page;
use Illuminate\Contracts\Pagination\LengthAwarePaginator;
use Illuminate\Foundation\Auth\Access\AuthorizesRequests;
use Illuminate\Routing\Controller as BaseController;

abstract class Controller extends BaseController
{
    use AuthorizesRequests;

    /** @param class-string $resource */
    protected function page(LengthAwarePaginator $records, string $resource): Page
    {
        return new Page($records->withQueryString(), $resource);
    }
}
