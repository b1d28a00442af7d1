/** Options with which a widget is rendered. */
export interface CaptchaOptions {
  /** Public key of the site at the vendor. */
  readonly siteKey: string;
  readonly theme: 'dark' | 'light';
  /** Language as a tag of BCP 47. */
  readonly language: string;
}

/** Callbacks of a widget. */
interface CaptchaEvents {
  /** Receives a token that is valid for the given seconds. */
  readonly onToken: (token: string, expiresIn: number) => void;
  readonly onExpired: () => void;
  /** Receives a status of our protocol: small letters and underscores. */
  readonly onError: (status: string) => void;
}

/** Parameters with which every vendor's widget is rendered. */
export interface WidgetParameters {
  readonly sitekey: string;
  readonly theme: 'dark' | 'light';
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
}

/** Returns the parameters of a widget whose tokens are valid for some seconds. */
export const widgetParameters = (
  { siteKey, theme }: CaptchaOptions,
  { onToken, onExpired }: CaptchaEvents,
  tokenSeconds: number,
): WidgetParameters => ({ sitekey: siteKey, theme, callback: (token) => onToken(token, tokenSeconds), 'expired-callback': onExpired });

/** Widget that a vendor has rendered. */
export interface CaptchaWidget {
  /** Discards the token and starts the widget again. */
  reset(): void;
}

/** Translates between a vendor's script and the captcha protocol. */
export interface CaptchaAdapter {
  /**
   * Returns the parameters of the script's address. With them the script renders nothing on its own, and calls the global
   * function `onload` when it is ready.
   */
  readonly parameters: (onload: string, language: string) => Readonly<Record<string, string>>;
  /** @throws if the vendor's script is not loaded or rejects the options */
  readonly render: (element: HTMLElement, options: CaptchaOptions, events: CaptchaEvents) => CaptchaWidget;
}
