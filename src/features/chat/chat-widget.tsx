import { useEffect, useRef, useState } from 'react';

import type { Say } from '@/shared/lib/frame-link';
import { integer, oneOf } from '@/shared/lib/frame-messages';
import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import { deployment } from '@/shell/deployment';
import { useMenuStore } from '@/shell/menu-store';

import { chatWindow } from './chat-license';
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
 * the room that the layout leaves at the right. A chat that does not come leaves nothing on the page.
 *
 * @param props.license as `chatLicense` let it through
 * @param props.pathname of the page
 */
export function ChatWidget({ license, pathname }: { license: string; pathname: string }) {
  const chatOpened = useMenuStore((state) => state.chatOpened);
  const wanted = chatWindow(pathname, chatOpened);
  const [isDead, setDead] = useState(false);
  const [isReady, setReady] = useState(false);
  const [size, setSize] = useState({ width: BUBBLE, height: BUBBLE });
  const frame = useRef<{ say: Say<typeof CHAT.says> }>(null);
  const { chatOrigin } = deployment();

  useEffect(() => {
    frame.current?.say('state', { state: wanted });
  }, [wanted]);

  if (isDead) return null;
  return (
    <div className={styles.chat} data-window={isReady ? wanted : 'hidden'}>
      <ThirdPartyFrame
        ref={frame}
        protocol={CHAT}
        src={`${chatOrigin}/chat?license=${encodeURIComponent(license)}`}
        origins={[chatOrigin]}
        title="Atendimento"
        hidden={!isReady || wanted === 'hidden'}
        className={styles.frame}
        style={wanted === 'hidden' ? {} : { inlineSize: size.width, blockSize: size.height }}
        onReady={(say) => {
          setReady(true);
          say('state', { state: wanted });
        }}
        onMessage={(message) => {
          if (message.type === 'size') {
            // What it needs while it is hidden is nothing, and would be kept when it is seen again.
            if (message.width > 0 && message.height > 0) setSize({ width: message.width, height: message.height });
          } else useMenuStore.getState().setChatOpened(message.state === 'maximized');
        }}
        onDead={() => setDead(true)}
      />
    </div>
  );
}
