<?php

namespace App\Http\Requests;

class TransactionListRequest extends PageRequest
{
    public function rules(): array
    {
        return parent::rules() + [
            'source' => ['sometimes', 'required', 'in:Deposit,Withdraw,Bet,Win,Refund,Bonus,Coupon,Referral,Adjustment'],
            'type' => ['sometimes', 'required', 'in:1,2'],
            'status' => ['sometimes', 'required', 'in:1,2,3,4,5,6,7'],
            'from' => ['sometimes', 'required', 'date_format:Y-m-d'],
            'to' => ['sometimes', 'required', 'date_format:Y-m-d'],
        ];
    }
}
