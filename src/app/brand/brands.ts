import type { Brand } from './brand';
import './palpite.css';
import './brasa.css';
import './pomar.css';
import './mare.css';
import './cipo.css';
import './ipe.css';

const dot = (cx: number, cy = 8.5, r = 5) => ({ cx, cy, r });

export const palpite: Brand = {
  name: 'palpite',
  title: 'Palpite',
  layout: 'default',
  mode: 'dark',
  themeColor: { dark: '#091225', light: '#f2f4f9' },
  mark: {
    width: 168,
    letters: [
      ['p', 6.25],
      ['a', 36.25],
      ['l', 70.75],
      ['p', 82.75],
      ['i', 116.75],
      ['t', 122.5],
      ['e', 142.5],
    ],
    accent: [dot(116.75)],
  },
};

const brasa: Brand = {
  name: 'brasa',
  title: 'Brasa',
  layout: 'blaze',
  mode: 'dark',
  themeColor: { dark: '#181110', light: '#f6f4f4' },
  mark: {
    width: 144,
    letters: [
      ['b', 4],
      ['r', 38],
      ['a', 57.5],
      ['s', 89],
      ['a', 114],
    ],
    accent: [dot(15.25, 29, 4.25)],
  },
};

const pomar: Brand = {
  name: 'pomar',
  title: 'Pomar',
  layout: 'orange',
  mode: 'light',
  themeColor: { dark: '#1b1004', light: '#f7f4f1' },
  mark: {
    width: 172,
    letters: [
      ['p', 4],
      ['o', 34],
      ['m', 68],
      ['a', 117.5],
      ['r', 152],
    ],
    accent: [dot(45.25, 29, 5)],
  },
};

const mare: Brand = {
  name: 'mare',
  title: 'Maré',
  layout: 'default',
  mode: 'dark',
  themeColor: { dark: '#00171b', light: '#f0f6f6' },
  mark: {
    width: 134,
    letters: [
      ['m', 4],
      ['a', 53.5],
      ['r', 88],
      ['e', 108],
    ],
    accent: ['M115 12l8-6.5'],
  },
};

const cipo: Brand = {
  name: 'cipo',
  title: 'Cipó',
  layout: 'blaze',
  mode: 'dark',
  themeColor: { dark: '#06170a', light: '#f2f5f2' },
  mark: {
    width: 102,
    letters: [
      ['c', 4],
      ['i', 33],
      ['p', 45],
      ['o', 75],
    ],
    accent: [dot(33), 'M83 12l8-6.5'],
  },
};

const ipe: Brand = {
  name: 'ipe',
  title: 'Ipê',
  layout: 'orange',
  mode: 'light',
  themeColor: { dark: '#171207', light: '#f5f4f2' },
  mark: {
    width: 74,
    letters: [
      ['i', 6],
      ['p', 18],
      ['e', 48],
    ],
    accent: [dot(6), 'M51 12.5l7.5-6.5 7.5 6.5'],
  },
};

const byHost: Readonly<Record<string, Brand>> = {
  'api.brasa.example': brasa,
  'api.pomar.example': pomar,
  'api.mare.example': mare,
  'api.cipo.example': cipo,
  'api.ipe.example': ipe,
};

/**
 * Returns a backend's brand, or Palpite (SPEC S3, D12).
 *
 * @param backend host, with or without port; may be empty
 */
export function brandForBackend(backend: string): Brand {
  return byHost[backend.replace(/:\d+$/, '')] ?? palpite;
}
