import type { Brand } from '@/api/runtime-config';
import { startColorMode, useColorMode } from '@/shell/color-mode';

/** Applies tokens, color mode, favicon, web manifest and theme color. */
export function applyBrand(brand: Brand): void {
  document.documentElement.dataset['brand'] = brand.name;
  findOrCreate('link', 'rel', 'icon').setAttribute('href', `/brands/${brand.name}.svg`);
  findOrCreate('link', 'rel', 'manifest').setAttribute('href', `/brands/${brand.name}.webmanifest`);
  const themeColor = findOrCreate('meta', 'name', 'theme-color');
  useColorMode.subscribe(({ mode }) => themeColor.setAttribute('content', brand.themeColor[mode ?? brand.mode]));
  startColorMode(brand.mode);
}

function findOrCreate(tag: string, attribute: string, value: string): Element {
  const found = document.head.querySelector(`${tag}[${attribute}="${value}"]`);
  if (found !== null) return found;
  const element = document.createElement(tag);
  element.setAttribute(attribute, value);
  document.head.append(element);
  return element;
}
