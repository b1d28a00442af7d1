import type { CSSProperties, Ref } from 'react';
import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';

import type { Send } from '../lib/iframe-channel';
import { allowedFrameOrigin, openIframeChannel } from '../lib/iframe-channel';
import type { FrameProtocol, MessageOf, MessageTable } from '../lib/iframe-messages';

// The two first together are harmless on an origin that is not the site's own, which `allowedFrameOrigin` sees to.
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';

interface ThirdPartyFrameProps<Inbound extends MessageTable, Outbound extends MessageTable> {
  readonly protocol: FrameProtocol<Inbound, Outbound>;
  /** The whole address. */
  readonly src: string;
  /** The configured origins that it may have; with another it is dead at once, and nothing is loaded. */
  readonly origins: readonly string[];
  /** What the frame is, for who cannot see it. */
  readonly title: string;
  /** What the page lends to the frame; nothing by default. */
  readonly lends?: readonly ('camera' | 'fullscreen')[];
  /** Its height follows what the frame says of its content, up to so many px; else the style's. */
  readonly fitUpTo?: number;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  /** Out of reach of eyes, keys and assistive technology. */
  readonly hidden?: boolean;
  /** Outbound something to the frame, once it is ready. */
  readonly ref?: Ref<{ readonly send: Send<Outbound> }>;
  readonly onMessage?: (message: MessageOf<Inbound>) => void;
  /** The frame is there and has been greeted; again whenever it loads anew. */
  readonly onReady?: (send: Send<Outbound>) => void;
  /** It never came. To try again, draw it under another key. */
  readonly onDead?: () => void;
}

/**
 * A third party's page, in a sandboxed frame on its own configured origin, and the conversation with it: exact origins
 * both ways, the page's theme and language, nothing believed that has another form (`frame-link.ts`).
 */
export function ThirdPartyFrame<Inbound extends MessageTable, Outbound extends MessageTable>(
  props: ThirdPartyFrameProps<Inbound, Outbound>,
) {
  const { protocol, src, origins, title, lends = [], fitUpTo, className, style, hidden, ref } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const talk = useRef<Send<Outbound>>(null);
  const [height, setHeight] = useState<number>();
  const origin = allowedFrameOrigin(src, origins);

  const onMessage = useEffectEvent((message: MessageOf<Inbound>) => props.onMessage?.(message));
  const onReady = useEffectEvent((send: Send<Outbound>) => props.onReady?.(send));
  const onDead = useEffectEvent(() => props.onDead?.());
  useImperativeHandle(ref, () => ({ send: (type, content) => talk.current?.(type, content) }), []);

  // Before the browser paints: the frame may be quick, and says that it is ready once.
  useLayoutEffect(() => {
    if (frame.current === null || origin === undefined) return onDead();
    const { send, close } = openIframeChannel(frame.current, { protocol, origin, onMessage, onReady, onDead, onHeight: setHeight });
    talk.current = send;
    return () => {
      talk.current = null;
      close();
    };
  }, [protocol, origin, src]);

  if (origin === undefined) return null;
  const fitted = fitUpTo === undefined || height === undefined ? undefined : { blockSize: Math.min(height, fitUpTo) };
  return (
    <iframe
      ref={frame}
      title={title}
      src={src}
      sandbox={SANDBOX}
      allow={lends.map((feature) => `${feature} ${origin}`).join('; ')}
      referrerPolicy="origin"
      className={className}
      style={{ ...style, ...fitted }}
      {...(hidden === true && { 'aria-hidden': true, tabIndex: -1 })}
    />
  );
}
