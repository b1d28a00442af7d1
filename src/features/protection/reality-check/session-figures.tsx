import type { PlaySession } from '@generated/api/model/play-session';

import { formatDuration } from '@/shared/format/duration';
import { formatMoney, formatSignedMoney } from '@/shared/format/money';
import { DescriptionList } from '@/shared/ui/page';

/** Renders the figures since the login. It shows the amounts even if the player hides the balance. */
export function SessionFigures({ session: { seconds, staked, won, net } }: { session: PlaySession }) {
  return (
    <DescriptionList
      rows={[
        ['Tempo de jogo', formatDuration(seconds)],
        ['Apostado', formatMoney(staked)],
        ['Prêmios', formatMoney(won)],
        ['Resultado', formatSignedMoney(net)],
      ]}
    />
  );
}
