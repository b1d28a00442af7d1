import { useEffect, useRef, useState } from 'react';

import { CHAT } from '@frames/protocol/chat';

import type { Send } from '@/shared/lib/iframe-channel';
import { useMediaQuery } from '@/shared/lib/use-media-query';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import { runtimeConfig } from '@/product/runtime-config';
import { useMenuStore } from '@/product/menu-store';

import { chatWindowState, DOCKED_CHAT_MEDIA_QUERY, useChat } from './chat-state';
import styles from './chat-widget.module.css';

/** Width and height of the chat until the iframe reports its own. */
const BUBBLE_SIZE_PX = 72;

/**
 * Renders the live chat iframe (SPEC S7). On wide screens, `blaze`, one of the layouts of the site, has a column for it. On phones and
 * tablets it is loaded when the player opens it. If it fails to load, nothing is rendered until the player opens it;
 * then a placeholder offers a retry. While the chat is visible, the html element has `data-chat`. The menu store follows the open state
 * that the iframe reports, and `useChat` its status, which is `loading` again after an unmount.
 *
 * @param props.license validated by `chatLicense`
 */
export function ChatWidget({ license, pathname }: { license: string; pathname: string }) {
  const chatOpened = useMenuStore((state) => state.chatOpened);
  const isDocked = useMediaQuery(DOCKED_CHAT_MEDIA_QUERY);
  const windowState = chatWindowState(pathname, chatOpened, isDocked);
  const status = useChat((chat) => chat.status);
  const [attempt, setAttempt] = useState(0);
  const [size, setSize] = useState({ width: BUBBLE_SIZE_PX, height: BUBBLE_SIZE_PX });
  const frame = useRef<{ send: Send<typeof CHAT.toFrame> }>(null);
  const { chatOrigin } = runtimeConfig();

  useEffect(() => {
    frame.current?.send('state', { state: windowState });
  }, [windowState]);

  useEffect(() => () => setStatus('loading'), []);

  const isVisible = status === 'ready' && windowState !== 'hidden';
  useEffect(() => {
    document.documentElement.toggleAttribute('data-chat', isVisible);
    return () => document.documentElement.removeAttribute('data-chat');
  }, [isVisible]);

  const isNeeded = chatOpened || !isDocked || status === 'ready';
  return (
    <>
      {isNeeded && status !== 'failed' && (
        <div className={styles.chat} data-window={status === 'ready' ? windowState : 'hidden'}>
          <ThirdPartyFrame
            key={attempt}
            ref={frame}
            protocol={CHAT}
            src={`${chatOrigin}/chat?license=${encodeURIComponent(license)}`}
            origins={[chatOrigin]}
            title="Atendimento"
            hidden={!isVisible}
            className={styles.frame}
            style={windowState === 'hidden' ? {} : { inlineSize: size.width, blockSize: size.height }}
            onReady={(send) => {
              setStatus('ready');
              send('state', { state: windowState });
            }}
            onMessage={(message) => {
              if (message.type === 'size') {
                // A hidden chat reports 0; storing that would keep it invisible.
                if (message.width > 0 && message.height > 0) setSize({ width: message.width, height: message.height });
              } else if (message.type === 'state-changed') useMenuStore.getState().setChatOpened(message.state === 'maximized');
            }}
            onDead={() => setStatus('failed')}
          />
        </div>
      )}
      {status !== 'ready' && windowState === 'maximized' && (
        <ChatPlaceholder
          busy={status === 'loading'}
          isRetry={attempt > 0}
          onRetry={() => {
            setStatus('loading');
            setAttempt(attempt + 1);
          }}
        />
      )}
    </>
  );
}

/**
 * Renders the place of an opened chat that is loading or failed, with a button that retries and one that closes the chat.
 *
 * @param props.busy true while the chat is loading, false after a failure
 * @param props.isRetry true after a first retry, so that the button stays while the chat is loading
 */
function ChatPlaceholder({ busy, isRetry, onRetry }: { busy: boolean; isRetry: boolean; onRetry: () => void }) {
  return (
    <section className={styles.missing} aria-label="Chat ao vivo">
      <div className={styles.head}>
        <p role="status">{busy ? 'Abrindo o chat…' : 'O chat não abriu. Confira sua conexão e tente de novo.'}</p>
        <IconButton icon="close" label="Fechar chat" onClick={() => useMenuStore.getState().setChatOpened(false)} />
      </div>
      {(isRetry || !busy) && (
        <Button variant="primary" wide busy={busy} onClick={onRetry}>
          Tentar de novo
        </Button>
      )}
    </section>
  );
}

const setStatus = (status: ReturnType<typeof useChat.getState>['status']) => useChat.setState({ status: status });
