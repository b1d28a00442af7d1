/** Goes on in a task of its own: a frame or a press may come in between. A timer would wait longer. */
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
