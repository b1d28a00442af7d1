import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import { useTopDialog } from '@/shared/lib/top-dialog';
import { useOnline } from '@/shared/lib/use-online';
import { Icon } from '@/shared/ui/icon';

import { isHostReachable } from '@/app/updates/host-probe';
import { reloadPage } from '@/app/updates/guarded-reload';
import styles from './offline-notice.module.css';

/** Delay from a probe that the server did not answer to the next one. */
const PROBE_INTERVAL_MS = 3000;

interface OfflineNoticeProps {
  /** Reloads the page. Returns false if the page must stay. By default `reloadPage`. */
  reload?: () => boolean | void;
  /** Returns true if the server responds without an error. By default `isHostReachable`. */
  isReachable?: () => Promise<boolean>;
}

/**
 * Shows a lost connection, then reloads (SPEC S8) once all writes have settled and the server responds. A page that
 * cannot be reloaded refetches its queries.
 */
export function OfflineNotice({ reload = reloadPage, isReachable = isHostReachable }: OfflineNoticeProps) {
  const online = useOnline();
  const client = useQueryClient();
  const wasOffline = useRef(false);
  const top = useTopDialog();

  useEffect(() => {
    if (!online) wasOffline.current = true;
    if (!online || !wasOffline.current) return;
    let isProbing = false;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reloadWhenSettled = async () => {
      if (isProbing || timer !== undefined || isOver || client.isMutating() > 0) return;
      isProbing = true;
      const isBack = await isReachable();
      isProbing = false;
      if (isOver || client.isMutating() > 0) return;
      if (!isBack) {
        timer = setTimeout(() => {
          timer = undefined;
          void reloadWhenSettled();
        }, PROBE_INTERVAL_MS);
        return;
      }
      isOver = true;
      wasOffline.current = false;
      if (reload() === false) await client.invalidateQueries();
    };
    void reloadWhenSettled();
    const stop = client.getMutationCache().subscribe(() => void reloadWhenSettled());
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [online, client, reload, isReachable]);

  const notice = (
    <div role="status" className={top === null ? undefined : styles.within}>
      {!online && (
        <p className={styles.notice}>
          <Icon name="wifi-off" size={20} />
          <span className={styles.words}>
            <strong>Parece que você perdeu sua conexão com a internet!</strong>
            <span>Conecte-se para continuar navegando.</span>
          </span>
        </p>
      )}
    </div>
  );
  return top === null ? notice : createPortal(notice, top);
}
