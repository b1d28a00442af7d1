/**
 * Loads a script of a provider into the page.
 *
 * @throws if it does not load, for example because an extension blocks it
 */
export async function loadScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`The script ${address} did not load.`)));
    document.head.append(script);
  });
}
