import type { Brand } from './brand';
import icon from './palpite-icon.svg?no-inline';
import { PalpiteMark } from './palpite-mark';
import './palpite.css';

export const palpite: Brand = {
  name: 'palpite',
  title: 'Palpite',
  mode: 'dark',
  icon,
  themeColor: { dark: '#091120', light: '#f2f4f8' },
  Mark: PalpiteMark,
};
