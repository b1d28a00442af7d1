import type { ReactNode } from 'react';

import type { MinesFairness } from '@generated/api/model/mines-fairness';
import type { MinesGame } from '@generated/api/model/mines-game';

import { Facts } from '@/fairness/ui/facts';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Icon } from '@/shared/ui/icon';
import layout from '@/shared/ui/layout.module.css';

import type { SeedDraft } from './client-seed';
import { validateClientSeed } from './client-seed';
import styles from './seed-panel.module.css';

interface SeedPanelProps {
  /** Open game; null before the round starts. */
  open: MinesGame | null;
  /** Commitment to the next round; undefined for a visitor and while loading. */
  fairness: MinesFairness | undefined;
  seed: SeedDraft;
  /** Receives the typed text, even if it is no valid seed. */
  onSeed: (seed: string) => void;
  /** Called if the player wants another random seed. */
  onRandomize: () => void;
  /** Content below the player's seed. It is shown only before a round. */
  children: ReactNode;
}

/** Renders the server seed's hash, and the player's seed, which can be changed only before a round. */
export function SeedPanel({ open, fairness, seed, onSeed, onRandomize, children }: SeedPanelProps) {
  const nonce = open?.nonce ?? fairness?.nonce;
  return (
    <section className={`${layout.medium} ${styles.seeds}`} aria-labelledby="mines-seeds">
      <h2 id="mines-seeds" className={styles.title}>
        <Icon name="shield" size={20} />
        Jogo justo, verificável
      </h2>
      <Facts
        facts={[
          [
            `${open === null ? 'Hash da próxima rodada' : 'Hash desta rodada'}${nonce !== undefined ? `, nº ${nonce}` : ''}`,
            open?.server_seed_hash ?? fairness?.server_seed_hash ?? 'Aparece quando você entra.',
          ],
          ...(open === null ? [] : [['Sua semente', open.client_seed] as const]),
        ]}
      />
      {open === null && (
        <>
          <div className={layout.small}>
            <Field
              label="Sua semente"
              value={seed.text}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              error={validateClientSeed(seed.text)}
              hint={
                seed.isOwn
                  ? 'Depois de cada rodada o final muda: a casa já conhece a semente usada.'
                  : 'Sorteada neste aparelho. Troque se quiser: as minas dependem dela.'
              }
              onChange={(event) => onSeed(event.target.value)}
            />
            <Button onClick={onRandomize}>Sortear outra semente</Button>
          </div>
          {children}
        </>
      )}
    </section>
  );
}
