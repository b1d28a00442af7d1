/** Resolves in a new task, sooner than a timer, so that a frame or an input can come first. */
export function yieldToMain(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      done();
    });
    port1.start();
    port2.postMessage(null);
  });
}
