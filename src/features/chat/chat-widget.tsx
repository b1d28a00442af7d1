import { useEffect, useRef, useState } from 'react';

import type { Say } from '@/shared/lib/frame-link';
import { integer, oneOf } from '@/shared/lib/frame-messages';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import { deployment } from '@/shell/deployment';
import { useMenuStore } from '@/shell/menu-store';

import { chatWindow } from './chat-license';
import { useChat } from './chat-store';
import styles from './chat-widget.module.css';

/** What the site and the chat's frame say to each other. */
export const CHAT = {
  app: 'chat',
  hears: {
    'state-changed': { state: oneOf(['minimized', 'maximized']) },
    /** The room that the present state needs, in CSS pixels. */
    size: { width: integer(0, 4000), height: integer(0, 4000) },
  },
  says: { state: { state: oneOf(['hidden', 'minimized', 'maximized']) } },
} as const;

/** The room of the small chat before its frame says what it needs, in CSS pixels. */
const BUBBLE = 72;

/**
 * The live chat in its frame (SPEC S7): a bubble above the bottom bar, or open; on a desk of the blaze layout in
 * the room that the layout leaves at the right. A chat that does not come leaves nothing on the page, and says so where
 * it is opened.
 *
 * @param props.license as `chatLicense` let it through
 * @param props.pathname of the page
 */
export function ChatWidget({ license, pathname }: { license: string; pathname: string }) {
  const chatOpened = useMenuStore((state) => state.chatOpened);
  const wanted = chatWindow(pathname, chatOpened);
  const place = useChat((chat) => chat.place);
  const [round, setRound] = useState(0);
  const [size, setSize] = useState({ width: BUBBLE, height: BUBBLE });
  const frame = useRef<{ say: Say<typeof CHAT.says> }>(null);
  const { chatOrigin } = deployment();

  useEffect(() => {
    frame.current?.say('state', { state: wanted });
  }, [wanted]);

  useEffect(() => () => setPlace('waiting'), []);

  const isSeen = place === 'ready' && wanted !== 'hidden';
  useEffect(() => {
    document.documentElement.toggleAttribute('data-chat', isSeen);
    return () => document.documentElement.removeAttribute('data-chat');
  }, [isSeen]);

  return (
    <>
      {place !== 'dead' && (
        <div className={styles.chat} data-window={place === 'ready' ? wanted : 'hidden'}>
          <ThirdPartyFrame
            key={round}
            ref={frame}
            protocol={CHAT}
            src={`${chatOrigin}/chat?license=${encodeURIComponent(license)}`}
            origins={[chatOrigin]}
            title="Atendimento"
            hidden={!isSeen}
            className={styles.frame}
            style={wanted === 'hidden' ? {} : { inlineSize: size.width, blockSize: size.height }}
            onReady={(say) => {
              setPlace('ready');
              say('state', { state: wanted });
            }}
            onMessage={(message) => {
              if (message.type === 'size') {
                // What it needs while it is hidden is nothing, and would be kept when it is seen again.
                if (message.width > 0 && message.height > 0) setSize({ width: message.width, height: message.height });
              } else useMenuStore.getState().setChatOpened(message.state === 'maximized');
            }}
            onDead={() => setPlace('dead')}
          />
        </div>
      )}
      {place !== 'ready' && wanted === 'maximized' && (
        <Missing
          busy={place === 'waiting'}
          again={round > 0}
          onRetry={() => {
            setPlace('waiting');
            setRound(round + 1);
          }}
        />
      )}
    </>
  );
}

/** In the place of a chat that was opened and is not there, yet or at all. */
function Missing({ busy, again, onRetry }: { busy: boolean; again: boolean; onRetry: () => void }) {
  return (
    <section className={styles.missing} aria-label="Chat ao vivo">
      <div className={styles.head}>
        <p role="status">{busy ? 'Abrindo o chat…' : 'O chat não abriu. Confira sua conexão e tente de novo.'}</p>
        <IconButton icon="close" label="Fechar chat" onClick={() => useMenuStore.getState().setChatOpened(false)} />
      </div>
      {(again || !busy) && (
        <Button look="accent" wide busy={busy} onClick={onRetry}>
          Tentar de novo
        </Button>
      )}
    </section>
  );
}

const setPlace = (place: ReturnType<typeof useChat.getState>['place']) => useChat.setState({ place });
