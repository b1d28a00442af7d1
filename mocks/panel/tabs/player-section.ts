import type { Child } from '../../third-party/pages/shared/dom';
import type { Player } from '../control-responses';
import { button, form, row, section, send, textField } from '../controls';
import type { PanelContext } from '../panel-context';
import { formatMoney, parseCents, parseInteger } from '../format';

/** States of a player's verification, with their labels. */
const STATUSES = [
  ['approved', 'Approved'],
  ['pending_face_id', 'Face due'],
  ['pending_kyc', 'KYC due'],
] as const;

/**
 * Creates the sections that change the selected player's balance, bonus and verification.
 *
 * @returns a function that renders them, empty if no player is selected
 */
export function playerSections(context: PanelContext) {
  const { api, selection } = context;
  let amount = '100';
  let bonus = { amount: '50', multiplier: '10', name: '' };

  const changeAmount = (typed: string) => {
    amount = typed;
  };
  const changeBonus = (change: Partial<typeof bonus>) => {
    bonus = { ...bonus, ...change };
  };

  function adjust({ id, name }: Player, sign: 1 | -1): void {
    void context.runAction(async () => {
      const delta = parseCents(amount);
      if (delta === undefined) throw new Error('The amount is reais above zero, such as 12.50.');
      const { balance } = await api.post<{ balance: number }>('/balance', { playerId: id, delta: sign * delta });
      return `${name} has ${formatMoney(balance)} now.`;
    });
  }

  function grant({ id, name }: Player): void {
    void context.runAction(async () => {
      const granted = parseCents(bonus.amount);
      const multiplier = parseInteger(bonus.multiplier);
      if (granted === undefined || multiplier === undefined) throw new Error('A bonus has an amount above zero and a whole multiplier.');
      const named = bonus.name.trim();
      await api.post('/bonus', { playerId: id, amount: granted, multiplier, ...(named !== '' && { name: named }) });
      return `${name} has a bonus of ${formatMoney(granted)}, ${String(multiplier)} times to stake.`;
    });
  }

  function verify({ id, name }: Player, status: string): void {
    void context.runAction(async () => {
      const { verification } = await api.post<{ verification: string }>('/verification-status', { playerId: id, status });
      return `The verification of ${name} is ${verification}.`;
    });
  }

  return function view(): Child {
    const player = selection.selected();
    if (player === undefined) return [];
    return [
      section(
        'Balance',
        form(
          'Balance',
          () => adjust(player, 1),
          textField('Amount, R$', amount, changeAmount, { inputmode: 'decimal' }),
          send('Add'),
          button('Take', () => adjust(player, -1)),
        ),
      ),
      section(
        'Bonus',
        form(
          'Bonus',
          () => grant(player),
          textField('Amount, R$', bonus.amount, (typed) => changeBonus({ amount: typed }), { inputmode: 'decimal' }),
          textField('Times to stake', bonus.multiplier, (typed) => changeBonus({ multiplier: typed }), { inputmode: 'numeric' }),
          textField('Name', bonus.name, (typed) => changeBonus({ name: typed }), { placeholder: 'optional' }),
          send('Grant'),
        ),
      ),
      section(
        'Verification',
        row(...STATUSES.map(([status, label]) => button(label, () => verify(player, status), { pressed: player.verification === status }))),
      ),
    ];
  };
}
