// This is a classic script with the shape of vlibras-plugin.js: the global VLibras with its plugin and player. It signs nothing:
// it writes the text that the avatar would sign.
class Player {
  private readonly output = document.createElement('p');

  constructor(wrapper: HTMLElement) {
    this.output.setAttribute('role', 'status');
    wrapper.append(this.output);
    this.show('Avatar pronto.');
  }

  translate(text: string): void {
    this.show(`Em Libras: ${text}`);
  }

  private show(text: string): void {
    this.output.textContent = text;
  }
}

class Plugin {
  readonly player: Player;

  constructor({ rootPath, wrapper }: { readonly rootPath: string; readonly wrapper: HTMLElement }) {
    if (rootPath === '') throw new Error('VLibras needs a rootPath.');
    this.player = new Player(wrapper);
  }
}

Object.assign(globalThis, { VLibras: { Plugin } });

export {};
