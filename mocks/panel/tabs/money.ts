import { type Child, h } from '../../third-party/pages/shared/dom';
import type { ListOf, Transfer } from '../control-responses';
import { badge, button, disclosure, form, note, row, section, send, textField } from '../controls';
import type { PanelContext, Tab } from '../panel-context';
import { formatDateTime, formatMoney, formatTime } from '../format';

/** CPF that is valid, but no player's. */
const OTHER_CPF = '39053344705';
/** Next steps of an open withdrawal in the back office, by its status. Each open one can also be rejected. */
const NEXT_STEPS: Readonly<Record<string, readonly (readonly [to: string, label: string])[]>> = {
  pending: [
    ['in_review', 'Review'],
    ['processing', 'Process'],
  ],
  in_review: [['processing', 'Process']],
  processing: [['paid', 'Pay out']],
};
const DEFAULT_REASON = 'Chave PIX recusada pelo banco.';

/** Creates the tab of the deposits and withdrawals, as the bank and the back office see them. */
export function moneyTab(context: PanelContext): Tab {
  const { api, selection } = context;
  let deposits: readonly Transfer[] = [];
  let withdrawals: readonly Transfer[] = [];
  let isLoaded = false;
  let rejecting: { id: string; reason: string } | undefined;
  const expanded = new Set<string>();

  const move = (path: string, body: object, success: string) =>
    context.runAction(async () => {
      await api.post(path, body);
      return success;
    });
  const transferLabel = ({ player_id: playerId, amount }: Transfer) => `${formatMoney(amount)} of ${selection.getName(playerId)}`;

  function renderTransfer(transfer: Transfer, ...children: Child[]): Child {
    const { id, player_id: playerId, amount, status, created_at: createdAt, expires_at: expiresAt } = transfer;
    return h(
      'li',
      { key: id },
      h('p', { class: 'headline' }, h('strong', {}, formatMoney(amount)), badge(status)),
      note(
        selection.getName(playerId),
        ' · ',
        formatDateTime(createdAt),
        status === 'pending' && expiresAt !== undefined && ` · ends ${formatTime(expiresAt)}`,
      ),
      ...children,
    );
  }

  function openDeposit(deposit: Transfer): Child {
    const { id } = deposit;
    const path = `/deposits/${encodeURIComponent(id)}`;
    return renderTransfer(
      deposit,
      row(
        button('Pay', () => void move(`${path}/pay`, {}, `Paid: ${transferLabel(deposit)}.`), {
          look: 'main',
          name: `Pay ${transferLabel(deposit)}`,
        }),
        button(
          'Pay from another CPF',
          () => void move(`${path}/pay`, { payer_cpf: OTHER_CPF }, `Paid by somebody else: ${transferLabel(deposit)}.`),
          { name: `Pay ${transferLabel(deposit)} from another CPF` },
        ),
        button('Expire', () => void move(`${path}/expire`, {}, `Expired: ${transferLabel(deposit)}.`), {
          name: `Expire ${transferLabel(deposit)}`,
        }),
      ),
    );
  }

  function openWithdrawal(withdrawal: Transfer): Child {
    const { id, status } = withdrawal;
    const path = `/withdrawals/${encodeURIComponent(id)}/move`;
    const steps = (NEXT_STEPS[status] ?? []).map(([to, label], index) =>
      button(label, () => void move(path, { to }, `${transferLabel(withdrawal)}: ${to}.`), {
        look: index === 0 ? 'main' : 'quiet',
        name: `${label} ${transferLabel(withdrawal)}`,
      }),
    );
    const ask = () => {
      rejecting = { id, reason: DEFAULT_REASON };
      context.focus('reason');
    };
    return renderTransfer(
      withdrawal,
      row(...steps, button('Reject…', ask, { look: 'danger', id: `reject-${id}`, name: `Reject ${transferLabel(withdrawal)}` })),
      rejecting?.id === id && rejectionForm(withdrawal, rejecting.reason, path),
    );
  }

  function rejectionForm(withdrawal: Transfer, reason: string, path: string): Child {
    const close = () => {
      rejecting = undefined;
      context.focus(`reject-${withdrawal.id}`);
    };
    const refuse = async () => {
      const isDone = await move(path, { to: 'rejected', reason: reason.trim() }, `Rejected: ${transferLabel(withdrawal)}.`);
      if (isDone) close();
    };
    return form(
      `Reject ${withdrawal.id}`,
      () => void refuse(),
      textField(
        'Reason, as the player reads it',
        reason,
        (typed) => {
          rejecting = { id: withdrawal.id, reason: typed };
          context.redraw();
        },
        { id: 'reason', maxlength: 200 },
        'wide',
      ),
      send('Reject', { look: 'danger', off: reason.trim() === '' }),
      button('Leave it', close),
    );
  }

  function transferSection(
    title: string,
    transfers: readonly Transfer[],
    isOpen: (transfer: Transfer) => boolean,
    open: (t: Transfer) => Child,
  ): Child {
    const waiting = transfers.filter(isOpen);
    const ended = transfers.filter((transfer) => !isOpen(transfer));
    const onToggle = (isUnfolded: boolean) => {
      if (isUnfolded) expanded.add(title);
      else expanded.delete(title);
      context.redraw();
    };
    return section(
      title,
      waiting.length === 0 && note(isLoaded ? 'None is open.' : '…'),
      waiting.length > 0 && h('ul', { class: 'lines' }, waiting.map(open)),
      ended.length > 0 &&
        disclosure(
          `${String(ended.length)} ended`,
          expanded.has(title),
          onToggle,
          h(
            'ul',
            { class: 'lines' },
            ended.map((transfer) => renderTransfer(transfer)),
          ),
        ),
    );
  }

  return {
    title: 'Money',
    intervalMs: 3000,
    load: async () => {
      const lists = [api.get<ListOf<Transfer>>('/deposits'), api.get<ListOf<Transfer>>('/withdrawals')] as const;
      [{ data: deposits }, { data: withdrawals }] = await Promise.all([...lists, selection.load()]);
      isLoaded = true;
    },
    view: () => [
      transferSection('Deposits', deposits, ({ status }) => status === 'pending', openDeposit),
      transferSection('Withdrawals', withdrawals, ({ status }) => Object.hasOwn(NEXT_STEPS, status), openWithdrawal),
    ],
  };
}
