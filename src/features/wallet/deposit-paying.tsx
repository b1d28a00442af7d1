import { useState } from 'react';

import type { Deposit } from '@generated/api/model/deposit';

import type { IntentStage } from '@/shell/money-intent';

import { DepositCode } from './deposit-code';
import { DepositEnd } from './deposit-end';
import type { Refusal } from './refusal';
import { useDeposit } from './use-deposit';

interface DepositPayingProps {
  started: Deposit;
  stage: IntentStage;
  refusal: Refusal | undefined;
  onAgain: () => void;
  onOther: () => void;
  onLeave?: (() => void) | undefined;
}

/** A deposit from its code to its end, which arrives by itself. */
export function DepositPaying({ started, ...rest }: DepositPayingProps) {
  const { deposit, at } = useDeposit(started);
  const [late, setLate] = useState(false);
  if (deposit.status === 'expired' && !late) setLate(true);
  if (deposit.status === 'pending') return <DepositCode deposit={deposit} at={at} onOther={rest.onOther} />;
  return <DepositEnd deposit={deposit} late={late} {...rest} />;
}
