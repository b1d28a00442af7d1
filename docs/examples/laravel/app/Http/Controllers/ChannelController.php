<?php

namespace App\Http\Controllers;

use App\Http\Requests\ChannelRequest;
use Illuminate\Support\Facades\Broadcast;

class ChannelController extends Controller
{
    /** Laravel's own authorization of channels, behind the validation of the contract. */
    public function authorizeChannel(ChannelRequest $request)
    {
        return response()->json(Broadcast::auth($request));
    }
}
