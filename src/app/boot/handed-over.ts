/** What the first lines of the page leave to the application, which comes later. */
export interface BootState {
  /** The address that the page was opened with, where something was taken out of it before the first paint. */
  opened?: string;
}

declare global {
  interface Window {
    bootState?: BootState;
  }
}
