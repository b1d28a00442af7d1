/** Tab of a browser, driven from outside with real input. Implemented once per engine. */
export interface Tab {
  /** Loads an absolute address, and waits at least until its document is parsed. */
  goto(url: string): Promise<void>;
  /**
   * Runs a function of `in-page.js` with JSON arguments.
   *
   * @param name of the function on `window.probe`
   */
  call<T>(name: string, ...args: readonly unknown[]): Promise<T>;
  /**
   * Runs a function of `in-page.js` inside a frame of the page, also one of another origin.
   *
   * @param frame title of the frame
   * @throws {Error} if the page has no such frame
   */
  callIn<T>(frame: string, name: string, ...args: readonly unknown[]): Promise<T>;
  /** Presses at a point of the viewport, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Writes a PNG of the viewport. */
  screenshot(path: string): Promise<void>;
  close(): Promise<void>;
}

/** Running browser of an engine. */
export interface Engine {
  /** Name of the engine, with its version. */
  readonly name: string;
  /** Opens a tab in the session of the other tabs. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** Size of the viewport, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
