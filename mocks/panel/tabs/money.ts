import { type Child, h } from '../../third-party/pages/shared/dom';
import { readTransfers, type Transfer } from '../answers';
import { button, folded, form, mark, note, row, section, send, textField } from '../controls';
import type { Desk, Tab } from '../desk';
import { moment, money, time } from '../format';

/** A valid CPF that no player has. */
const STRANGER = '39053344705';
/** Possible next statuses of a withdrawal. */
const STEPS: Readonly<Record<string, readonly (readonly [to: string, label: string])[]>> = {
  pending: [
    ['in_review', 'Review'],
    ['processing', 'Process'],
  ],
  in_review: [['processing', 'Process']],
  processing: [['paid', 'Pay out']],
};
const REASON = 'Chave PIX recusada pelo banco.';

/** Creates the tab with pending deposits and withdrawals. */
export function moneyTab(desk: Desk): Tab {
  const { api, people } = desk;
  let deposits: readonly Transfer[] = [];
  let withdrawals: readonly Transfer[] = [];
  let isLoaded = false;
  let refusing: { id: string; reason: string } | undefined;
  const unfolded = new Set<string>();

  const move = (path: string, body: object, told: string) =>
    desk.act(async () => {
      await api.post(path, body);
      return told;
    });
  const what = ({ playerId, amount }: Transfer) => `${money(amount)} of ${people.nameOf(playerId)}`;

  function line(transfer: Transfer, ...children: Child[]): Child {
    const { id, playerId, amount, status, createdAt, expiresAt } = transfer;
    return h(
      'li',
      { key: id },
      h('p', { class: 'headline' }, h('strong', {}, money(amount)), mark(status)),
      note(people.nameOf(playerId), ' · ', moment(createdAt), status === 'pending' && expiresAt !== '' && ` · ends ${time(expiresAt)}`),
      ...children,
    );
  }

  function openDeposit(deposit: Transfer): Child {
    const { id } = deposit;
    const path = `/deposits/${encodeURIComponent(id)}`;
    return line(
      deposit,
      row(
        button('Pay', () => void move(`${path}/pay`, {}, `Paid: ${what(deposit)}.`), { look: 'main', name: `Pay ${what(deposit)}` }),
        button(
          'Pay from another CPF',
          () => void move(`${path}/pay`, { payer_cpf: STRANGER }, `Paid by somebody else: ${what(deposit)}.`),
          { name: `Pay ${what(deposit)} from another CPF` },
        ),
        button('Expire', () => void move(`${path}/expire`, {}, `Expired: ${what(deposit)}.`), { name: `Expire ${what(deposit)}` }),
      ),
    );
  }

  function openWithdrawal(withdrawal: Transfer): Child {
    const { id, status } = withdrawal;
    const path = `/withdrawals/${encodeURIComponent(id)}/move`;
    const steps = (STEPS[status] ?? []).map(([to, label], index) =>
      button(label, () => void move(path, { to }, `${what(withdrawal)}: ${to}.`), {
        look: index === 0 ? 'main' : 'quiet',
        name: `${label} ${what(withdrawal)}`,
      }),
    );
    const ask = () => {
      refusing = { id, reason: REASON };
      desk.focus('reason');
    };
    return line(
      withdrawal,
      row(...steps, button('Reject…', ask, { look: 'danger', id: `reject-${id}`, name: `Reject ${what(withdrawal)}` })),
      refusing?.id === id && refusal(withdrawal, refusing.reason, path),
    );
  }

  function refusal(withdrawal: Transfer, reason: string, path: string): Child {
    const close = () => {
      refusing = undefined;
      desk.focus(`reject-${withdrawal.id}`);
    };
    const refuse = async () => {
      const isDone = await move(path, { to: 'rejected', reason: reason.trim() }, `Rejected: ${what(withdrawal)}.`);
      if (isDone) close();
    };
    return form(
      `Reject ${withdrawal.id}`,
      () => void refuse(),
      textField(
        'Reason, as the player reads it',
        reason,
        (typed) => {
          refusing = { id: withdrawal.id, reason: typed };
          desk.draw();
        },
        { id: 'reason', maxlength: 200 },
        'wide',
      ),
      send('Reject', { look: 'danger', off: reason.trim() === '' }),
      button('Leave it', close),
    );
  }

  function part(
    title: string,
    transfers: readonly Transfer[],
    isOpen: (transfer: Transfer) => boolean,
    open: (t: Transfer) => Child,
  ): Child {
    const waiting = transfers.filter(isOpen);
    const ended = transfers.filter((transfer) => !isOpen(transfer));
    const turn = (isUnfolded: boolean) => {
      if (isUnfolded) unfolded.add(title);
      else unfolded.delete(title);
      desk.draw();
    };
    return section(
      title,
      waiting.length === 0 && note(isLoaded ? 'None is open.' : '…'),
      waiting.length > 0 && h('ul', { class: 'lines' }, waiting.map(open)),
      ended.length > 0 &&
        folded(
          `${String(ended.length)} ended`,
          unfolded.has(title),
          turn,
          h(
            'ul',
            { class: 'lines' },
            ended.map((transfer) => line(transfer)),
          ),
        ),
    );
  }

  return {
    title: 'Money',
    every: 3000,
    load: async () => {
      const [first, second] = await Promise.all([api.get('/deposits'), api.get('/withdrawals'), people.load()]);
      deposits = readTransfers(first);
      withdrawals = readTransfers(second);
      isLoaded = true;
    },
    view: () => [
      part('Deposits', deposits, ({ status }) => status === 'pending', openDeposit),
      part('Withdrawals', withdrawals, ({ status }) => Object.hasOwn(STEPS, status), openWithdrawal),
    ],
  };
}
