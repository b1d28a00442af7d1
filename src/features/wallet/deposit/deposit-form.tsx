import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { CreateDepositRequest } from '@generated/api/model/create-deposit-request';
import type { ProtectionLimit } from '@generated/api/model/protection-limit';
import type { Settings } from '@generated/api/model/settings';

import { formatMoney } from '@/shared/format/money';
import { formatCounted } from '@/shared/format/number';
import { AmountField } from '@/shared/forms/money-field';
import { Form } from '@/shared/forms/form';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import quiet from '@/shared/ui/quiet.module.css';
import layout from '@/shared/ui/layout.module.css';
import link from '@/shared/ui/link.module.css';
import { rolloverText } from '@/product/deposit-rollover';
import { pushModal } from '@/product/modal-store';
import { usePlatformRules } from '@/product/platform-rules';
import { parseCents, parseString, useDraftState } from '@/product/use-draft';
import { OperationFeedback } from '@/product/ui/operation-feedback';
import type { OperationState } from '@/product/money/use-money-operation';
import { OPERATIONS } from '@/product/money/operation-kinds';

import styles from './deposit.module.css';
import { unpaidTotalQuery, usedAmountsQuery } from './deposit-operation';
import { depositRules, recentAmounts, tightestDepositLimit, formatLimit, formatUnpaid, validateDeposit } from './deposit-rules';

/** Values of the form, which are kept while the code is shown. */
export interface DepositDraft {
  /** Amount in cents. */
  readonly amount: number | null;
  /** Code of a coupon; empty for none. */
  readonly coupon: string;
}

interface DepositFormProps {
  settings: Settings;
  /** All limits of the player: those of deposits apply. */
  limits: readonly ProtectionLimit[];
  /** Values at first, unless a draft from before a reload replaces them. */
  initial: DepositDraft;
  operation: OperationState;
  /** Receives a request that `validateDeposit` accepts, only while no operation runs. */
  onSubmit: (request: CreateDepositRequest) => void;
  /** Runs on every edit: the last error no longer applies. */
  onChange: () => void;
  /** Closes the surrounding modal before a link is followed. */
  onLeave?: (() => void) | undefined;
}

/**
 * Renders the form for amount and coupon, with preset and last used amounts (SPEC E6, C1). The button states the rule or the player's
 * limit that an amount breaks. Unpaid PIX codes count towards the limit.
 */
export function DepositForm({ settings, limits, initial, operation, onSubmit, onChange, onLeave }: DepositFormProps) {
  const { stage, unready } = operation;
  const rules = depositRules(settings);
  const { pix_code_minutes: validMinutes } = usePlatformRules();
  const recent = recentAmounts(useQuery(usedAmountsQuery).data ?? [], rules);
  const takesCoupons = settings.bonus_enabled !== false;
  const [amount, setAmount] = useDraftState('deposit', initial.amount, parseCents);
  const [coupon, setCoupon] = useDraftState('deposit-coupon', initial.coupon, parseString);
  const [hasCoupon, setHasCoupon] = useState(coupon !== '');
  const unpaidTotal = useQuery({ ...unpaidTotalQuery, enabled: limits.some(({ type }) => type === 'deposit') }).data ?? 0;
  // If the total is unknown, only the server can apply the limit.
  const unpaid = unpaidTotal === 'unknown' ? 0 : unpaidTotal;
  const blockReason = unready ?? validateDeposit(amount, rules, limits, unpaid);
  const rollover = rolloverText(amount, settings);
  const tightest = tightestDepositLimit(limits, unpaid);
  const counted = unpaid > 0 ? `, descontados ${formatUnpaid(unpaid)}` : '';
  const validity = validMinutes === undefined ? '' : ` O código vale por ${formatCounted(validMinutes, 'minuto', 'minutos')}.`;

  function choose(cents: number | null): void {
    setAmount(cents);
    onChange();
  }

  function submit(): void {
    if (blockReason !== undefined || stage !== 'idle' || amount === null) return;
    const code = takesCoupons && hasCoupon ? coupon.trim() : '';
    onSubmit({ amount, method: 'pix', ...(code !== '' && { coupon: code }) });
  }

  return (
    <Form className={styles.form} onSubmit={submit}>
      <Amounts label="Valores prontos" amounts={rules.presets} chosen={amount} onChoose={choose} />
      <AmountField
        label="Valor do depósito"
        value={amount}
        onChange={choose}
        hint={`De ${formatMoney(rules.min)} a ${formatMoney(rules.max)}.`}
      />
      {recent.length > 0 && (
        <div className={layout.small}>
          <p className={quiet.text}>Seus últimos valores</p>
          <Amounts label="Seus últimos valores" amounts={recent} chosen={amount} onChoose={choose} />
        </div>
      )}
      {!takesCoupons ? null : hasCoupon ? (
        <Field
          label="Cupom"
          value={coupon}
          maxLength={64}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          hint="Vale quando o depósito for pago."
          onChange={(event) => {
            setCoupon(event.target.value);
            onChange();
          }}
        />
      ) : (
        <button type="button" className={`${link.link} ${link.accent}`} onClick={() => setHasCoupon(true)}>
          Tenho um cupom
        </button>
      )}
      {takesCoupons && hasCoupon && (
        <button
          type="button"
          className={`${link.link} ${link.accent}`}
          aria-haspopup="dialog"
          onClick={() => pushModal({ name: 'coupon' })}
        >
          Usar um cupom sem depósito
        </button>
      )}
      {rollover !== undefined && <p className={layout.inset}>{rollover}</p>}
      {tightest !== undefined && (
        <p className={layout.inset}>
          {`Seu limite de depósito é ${formatLimit(tightest.limit)}. Você ainda pode depositar ${formatMoney(tightest.left)}${counted}.`}
        </p>
      )}
      <OperationFeedback operation={operation} subject={OPERATIONS.deposit} onLeave={onLeave} />
      <div>
        <Button type="submit" variant="primary" wide busy={stage !== 'idle'} reason={stage === 'idle' ? blockReason : undefined}>
          Gerar código PIX
        </Button>
      </div>
      <p className={quiet.text}>{`Somente PIX, de uma conta do seu CPF.${validity}`}</p>
    </Form>
  );
}

interface AmountsProps {
  label: string;
  /** Amounts in cents. */
  amounts: readonly number[];
  chosen: number | null;
  onChoose: (cents: number) => void;
}

function Amounts({ label, amounts, chosen, onChoose }: AmountsProps) {
  return (
    <div className={layout.line} role="group" aria-label={label}>
      {amounts.map((cents) => (
        <button key={cents} type="button" className={styles.preset} aria-pressed={chosen === cents} onClick={() => onChoose(cents)}>
          {formatMoney(cents)}
        </button>
      ))}
    </div>
  );
}
