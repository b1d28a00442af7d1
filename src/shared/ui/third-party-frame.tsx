import type { CSSProperties, Ref } from 'react';
import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';

import type { FrameProtocol, MessageOf, MessageTable } from '@frames/protocol/frame-protocol';
import { frameRights } from '@frames/providers';

import type { Send } from '../lib/iframe-channel';
import { allowedFrameOrigin, openIframeChannel } from '../lib/iframe-channel';
import { reportIncident } from '../lib/incidents';
import { SandboxedIframe } from './sandboxed-iframe';

interface ThirdPartyFrameProps<FromFrame extends MessageTable, ToFrame extends MessageTable> {
  readonly protocol: FrameProtocol<FromFrame, ToFrame>;
  readonly src: string;
  /** Allowed origins. With any other, nothing is loaded and `onDead` is called. */
  readonly origins: readonly string[];
  readonly title: string;
  /** Maximum height in CSS pixels, up to which the frame is as high as its content. Without it the caller's styles decide. */
  readonly fitUpTo?: number;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  /** True hides the frame from keyboard and screen readers. */
  readonly hidden?: boolean;
  /** Handle for sending. Messages that are sent before the frame is ready are dropped. */
  readonly ref?: Ref<{ readonly send: Send<ToFrame> }>;
  readonly onMessage?: (message: MessageOf<FromFrame>) => void;
  readonly onReady?: (send: Send<ToFrame>) => void;
  /** Called if the frame does not become ready in time, or may not be loaded. Another React key mounts it again. */
  readonly onDead?: () => void;
}

/**
 * Renders a third party's page that speaks our protocol, with validated messages (`iframe-channel.ts`). Reports a frame that never
 * becomes ready, or may not be loaded, as an incident.
 */
export function ThirdPartyFrame<FromFrame extends MessageTable, ToFrame extends MessageTable>(
  props: ThirdPartyFrameProps<FromFrame, ToFrame>,
) {
  const { protocol, src, origins, title, fitUpTo, className, style, hidden, ref } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const sendRef = useRef<Send<ToFrame>>(null);
  const [height, setHeight] = useState<number>();
  const origin = allowedFrameOrigin(src, origins);

  const onMessage = useEffectEvent((message: MessageOf<FromFrame>) => props.onMessage?.(message));
  const onReady = useEffectEvent((send: Send<ToFrame>) => props.onReady?.(send));
  const onDead = useEffectEvent(() => {
    reportIncident('frame.dead', protocol.app);
    props.onDead?.();
  });
  useImperativeHandle(ref, () => ({ send: (type, content) => sendRef.current?.(type, content) }), []);

  // A fast iframe sends `ready` early and only once.
  useLayoutEffect(() => {
    if (frame.current === null || origin === undefined) return onDead();
    const { send, close } = openIframeChannel(frame.current, { protocol, origin, onMessage, onReady, onDead, onHeight: setHeight });
    sendRef.current = send;
    return () => {
      sendRef.current = null;
      close();
    };
  }, [protocol, origin, src]);

  if (origin === undefined) return null;
  const fitted = fitUpTo === undefined || height === undefined ? undefined : { blockSize: Math.min(height, fitUpTo) };
  return (
    <SandboxedIframe
      ref={frame}
      src={src}
      origin={origin}
      rights={frameRights[protocol.app]}
      title={title}
      hidden={hidden}
      className={className}
      style={{ ...style, ...fitted }}
    />
  );
}
