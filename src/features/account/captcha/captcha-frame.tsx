import { useState } from 'react';

import { CAPTCHA } from '@frames/protocol/captcha';

import { Button } from '@/shared/ui/button';
import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import { runtimeConfig } from '@/product/runtime-config';

import styles from './captcha-frame.module.css';

/** Maximum height of the iframe, which grows with its content. */
const MAX_HEIGHT_PX = 400;

/**
 * Renders the captcha on its own origin, or a retry if it does not load.
 *
 * @param props.onToken receives a token, which is valid for one registration; undefined with any other message, for example when it expires
 */
export function CaptchaFrame({ onToken }: { onToken: (token: string | undefined) => void }) {
  const { siteKey, origin } = runtimeConfig().captcha;
  const [isMissing, setIsMissing] = useState(false);

  if (isMissing) {
    return (
      <div role="alert" className={styles.missing}>
        <p>Não foi possível carregar a confirmação de segurança. Veja se há conexão e se algo a bloqueia no navegador.</p>
        <Button onClick={() => setIsMissing(false)}>Carregar de novo</Button>
      </div>
    );
  }
  return (
    <ThirdPartyFrame
      protocol={CAPTCHA}
      src={`${origin}/captcha?sitekey=${encodeURIComponent(siteKey)}`}
      origins={[origin]}
      title="Confirmação de segurança"
      fitUpTo={MAX_HEIGHT_PX}
      className={styles.frame}
      // Any other message ends the token. The iframe itself explains its errors.
      onMessage={(message) => onToken(message.type === 'token' ? message.token : undefined)}
      onDead={() => setIsMissing(true)}
    />
  );
}
