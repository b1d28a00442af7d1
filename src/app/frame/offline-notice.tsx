import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { useOnline } from '@/shared/lib/use-online';
import { Icon } from '@/shared/ui/icon';

import styles from './offline-notice.module.css';

/**
 * Tells that the connection is lost; when it is back the page is loaded anew (SPEC S8), once nothing that was sent is
 * still on its way.
 *
 * @param props.reload loads the page anew
 */
export function OfflineNotice({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const online = useOnline();
  const client = useQueryClient();
  const wasOffline = useRef(false);

  useEffect(() => {
    if (!online) wasOffline.current = true;
    if (!online || !wasOffline.current) return;
    const reloadWhenStill = () => {
      if (client.isMutating() === 0) reload();
    };
    reloadWhenStill();
    return client.getMutationCache().subscribe(reloadWhenStill);
  }, [online, client, reload]);

  return (
    <div role="status">
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
}
