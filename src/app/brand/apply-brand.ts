import { startColorMode, useColorMode } from '@/shell/color-mode';

import type { Brand } from './brand';

/** Puts a brand on the page: tokens, colour mode, favicon, web manifest, and the colour of the browser's frame. */
export function applyBrand(brand: Brand): void {
  document.documentElement.dataset['brand'] = brand.name;
  headElement('link', 'rel', 'icon').setAttribute('href', `/brands/${brand.name}.svg`);
  headElement('link', 'rel', 'manifest').setAttribute('href', `/brands/${brand.name}.webmanifest`);
  const frame = headElement('meta', 'name', 'theme-color');
  useColorMode.subscribe(({ mode }) => frame.setAttribute('content', brand.themeColor[mode]));
  startColorMode(brand.mode);
}

function headElement(tag: string, key: string, value: string): Element {
  const found = document.head.querySelector(`${tag}[${key}="${value}"]`);
  if (found !== null) return found;
  const made = document.createElement(tag);
  made.setAttribute(key, value);
  document.head.append(made);
  return made;
}
