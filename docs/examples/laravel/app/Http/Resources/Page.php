<?php

namespace App\Http\Resources;

use Illuminate\Http\Resources\Json\AnonymousResourceCollection;

/** A page of a list, whose `meta` is as in the contract: Laravel adds `links` to it. */
class Page extends AnonymousResourceCollection
{
    public function paginationInformation($request, $paginated, $default): array
    {
        unset($default['meta']['links']);

        return $default;
    }
}
