import type { MinesGame } from '@generated/api/model/mines-game';

import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Icon } from '@/shared/ui/icon';

import { validateClientSeed } from './client-seed';
import styles from './seed-panel.module.css';

interface SeedPanelProps {
  /** Null before the round starts. */
  open: MinesGame | null;
  /** Of the next round; undefined while loading. */
  hash: string | undefined;
  seed: string;
  onSeed: (seed: string) => void;
  onRandomize: () => void;
}

/** Renders the server seed's hash, and the player's seed. */
export function SeedPanel({ open, hash, seed, onSeed, onRandomize }: SeedPanelProps) {
  return (
    <section className={styles.seeds} aria-labelledby="mines-seeds">
      <h2 id="mines-seeds" className={styles.title}>
        <Icon name="shield" size={20} />
        Comprovadamente justo
      </h2>
      <div>
        <p className={styles.label}>{open === null ? 'Hash da próxima rodada' : 'Hash desta rodada'}</p>
        <p className={styles.hash}>{open?.server_seed_hash ?? hash ?? 'Aparece quando você entra.'}</p>
      </div>
      {open === null ? (
        <div className={styles.own}>
          <Field
            label="Sua semente"
            value={seed}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={validateClientSeed(seed)}
            hint="Sorteada neste aparelho. Troque se quiser: as minas dependem dela."
            onChange={(event) => onSeed(event.target.value)}
          />
          <Button onClick={onRandomize}>Sortear outra semente</Button>
        </div>
      ) : (
        <div>
          <p className={styles.label}>Sua semente, rodada nº {open.nonce}</p>
          <p className={styles.hash}>{open.client_seed}</p>
        </div>
      )}
    </section>
  );
}
