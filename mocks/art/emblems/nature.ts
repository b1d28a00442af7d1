// Emblems of sky, landscape, plants and fruits.
import { oklch } from '../ink';
import { around, circle, line, path, star } from '../shapes';
import type { Emblem } from './emblem';

const LEAF = oklch(62, 16, 145);
const WHITE = '#fff';

export const sun: Emblem = {
  hue: 80,
  draw: ({ main, shade, light }) =>
    path(star(14, 50, 33), shade) +
    circle(0, 0, 32, main) +
    path('M-32 0A32 32 0 0 1 0-32 40 40 0 0 0-32 0Z', light) +
    path('M-14 10Q0 24 14 10Q0 17-14 10Z', shade) +
    circle(-11, -4, 4, shade) +
    circle(11, -4, 4, shade),
};

export const moon: Emblem = {
  hue: 95,
  draw: ({ main, shade, light }) =>
    path('M8-46A46 46 0 1 0 46 20 38 38 0 0 1 8-46Z', main) +
    path('M46 20A46 46 0 0 1-38 24 50 50 0 0 0 46 20Z', shade) +
    path(star(4, 20, 6), light, 'transform="translate(26 -20)"') +
    path(star(4, 10, 3), light, 'transform="translate(44 -40)"') +
    circle(-22, 0, 6, shade) +
    circle(-12, 20, 4, shade),
};

export const starEmblem: Emblem = {
  hue: 70,
  draw: ({ main, shade, light }) =>
    path(star(5, 50, 23), main) +
    path('M0-50V0L13.5-18.6ZM47.6-15.5 0 0 21.9 7.1ZM29.4 40.5 0 0V23ZM-29.4 40.5 0 0-21.9 7.1ZM-47.6-15.5 0 0-13.5-18.6Z', shade) +
    path('M0-50V0L-13.5-18.6ZM-47.6-15.5 0 0-21.9 7.1Z', light),
};

export const leaf: Emblem = {
  hue: 150,
  draw: ({ main, shade, light }) =>
    path('M0 48C-52 26-48-26 0-48 48-26 52 26 0 48Z', main) +
    path('M0 48C52 26 48-26 0-48Z', shade) +
    line('M0-34V48M0-10 22-24M0-10-22-24M0 10 28-6M0 10-28-6M0 28 22 16M0 28-22 16', light, 3),
};

export const flower: Emblem = {
  hue: 330,
  draw: ({ main, shade, light }) =>
    around(path('M0-4C-24-16-20-48 0-49 20-48 24-16 0-4Z', main) + path('M0-8C-6-20-4-32 0-34 4-32 6-20 0-8Z', shade), 5, 'q') +
    circle(0, 0, 12, light) +
    circle(3, 3, 6, oklch(72, 17, 65)),
};

export const cactus: Emblem = {
  hue: 152,
  draw: ({ main, shade, light }) =>
    path(
      'M-14 48V26H-24A18 18 0 0 1-42 8V-12A9 9 0 0 1-24-12V6H-14V-34A14 14 0 0 1 14-34V-6H22V-22A9 9 0 0 1 40-22V-4A16 16 0 0 1 24 12H14V48Z',
      main,
    ) +
    path('M2-48A14 14 0 0 1 14-34V-6H22V-22A9 9 0 0 1 31-31 9 9 0 0 1 40-22V-4A16 16 0 0 1 24 12H14V48H2Z', shade) +
    line('M-6-30V40M-33-10V6', light, 3, 'stroke-dasharray="1 8"') +
    path(star(6, 12, 6), oklch(75, 18, 10), 'transform="translate(0 -46)"'),
};

export const mountain: Emblem = {
  hue: 160,
  draw: ({ main, shade, light }) =>
    circle(20, -18, 20, oklch(84, 16, 80)) +
    path('M-50 42C-40 40-36-34-22-42-8-46 0 30 10 42Z', main) +
    path('M-20-42C-8-44 0 30 10 42H-22Z', shade) +
    path('M-14 42C0 40 6 4 22 2 36 2 40 40 50 42Z', shade) +
    path('M-14 42C0 40 6 4 22 2 14 12 8 34 8 42Z', light),
};

export const flame: Emblem = {
  hue: 50,
  draw: ({ main, shade, light }) =>
    path('M4-50C10-26 38-16 36 14 34 36 18 48 0 48S-36 36-36 12C-36-4-26-14-20-26-16-14-12-10-6-10 0-22-4-36 4-50Z', shade) +
    path('M4-14C8 0 24 6 22 24 20 38 10 46 0 46S-22 38-22 24C-22 14-16 10-12 2-8 8-6 8-2 6 2 0 0-6 4-14Z', main) +
    path('M2 16C4 24 12 26 11 34 10 42 5 45 0 45S-11 40-11 34C-11 26-2 26 2 16Z', light),
};

export const bolt: Emblem = {
  hue: 95,
  draw: ({ main, shade, light }) =>
    path('M14-50-36 8H-6L-16 50 36-12H4Z', main) + path('M36-12H4L14-50 8-6H22L-16 50Z', shade) + path('M8-38-24 2H-14L6-22Z', light),
};

export const cashew: Emblem = {
  hue: 45,
  draw: ({ main, shade, light }) =>
    path('M-16 26C-30 44-2 56 14 48 26 42 28 28 18 26 10 25 10 34 0 34S-10 22-16 26Z', oklch(52, 8, 60)) +
    path('M0-38C16-40 24-24 30-4 38 20 22 32 0 32S-38 20-30-4C-24-24-16-40 0-38Z', main) +
    path('M8-37C18-36 25-22 30-4 38 20 22 32 0 32 22 18 20-14 8-37Z', shade) +
    line('M-18-10C-22 0-22 8-20 14', light, 6) +
    path('M0-36C-2-50-22-52-30-44-22-36-10-34 0-36ZM0-36C4-48 18-50 26-46 20-36 10-34 0-36Z', LEAF),
};

export const mango: Emblem = {
  hue: 70,
  draw: ({ main, shade, light }) =>
    path('M-4-34C30-42 50-12 42 16 34 42-8 54-32 34-54 12-40-28-4-34Z', main) +
    path('M42 16C34 42-8 54-32 34-38 28-41 22-42 16-20 38 24 34 40-12 44-4 44 8 42 16Z', oklch(66, 20, 30)) +
    path('M42 16C34 42-8 54-32 34 0 44 28 30 42 16Z', shade) +
    line('M-26-6C-22-16-14-20-6-22', light, 7) +
    path('M-4-33C2-52 26-52 38-42 26-32 8-28-4-33Z', LEAF),
};

export const cherry: Emblem = {
  hue: 20,
  draw: ({ main, shade, light }) =>
    line('M-22 16C-20-10-4-32 16-44M24 20C26-4 22-28 16-44', oklch(45, 10, 140), 4) +
    path('M16-44C-6-56-28-46-32-34-14-26 6-30 16-44Z', LEAF) +
    circle(-22, 24, 24, main) +
    circle(24, 28, 21, shade) +
    path('M-22 48A24 24 0 0 0 2 24 28 28 0 0 1-22 48Z', shade) +
    circle(-30, 16, 5, light) +
    circle(18, 21, 4, light),
};

export const lime: Emblem = {
  hue: 125,
  draw: ({ main, shade, light }) =>
    circle(0, 0, 48, shade) +
    circle(0, 0, 42, light) +
    around(path('M0-4 13-33A36 36 0 0 0-13-33Z', main), 8, 'q') +
    path('M-48 0A48 48 0 0 0 34 34L30 30A42 42 0 0 1-42 0Z', oklch(45, 12, 140)) +
    line('M-24-24C-16-32-8-34-4-35', WHITE, 4, 'opacity=".8"'),
};

export const pineapple: Emblem = {
  hue: 80,
  draw: ({ main, shade, light }) =>
    path('M0-12C-22-14-30-34-30-40-22-38-16-34-14-30-16-40-8-48 0-52 8-48 16-40 14-30 16-34 22-38 30-40 30-34 22-14 0-12Z', LEAF) +
    path('M0-18C26-18 30 6 28 18 26 38 14 48 0 48S-26 38-28 18C-30 6-26-18 0-18Z', main) +
    line('M-26 0 14 44M-12-16 27 24M26 0-14 44M12-16-27 24', shade, 4) +
    line('M-16 8C-17 18-14 26-10 32', light, 5),
};

export const melon: Emblem = {
  hue: 18,
  draw: ({ main, shade, light }) =>
    `<g transform="rotate(-18)">${path('M-50-14A50 50 0 0 0 50-14Z', oklch(52, 14, 150))}${path('M-43-14A43 43 0 0 0 43-14Z', light)}${path('M-37-14A37 37 0 0 0 37-14Z', main)}${path('M37-14A37 37 0 0 1 0 23 46 46 0 0 0 18-14Z', shade)}${line('M-20-3V0M-7-4V-1M8-4V-1M-12 9V12M3 9V12', oklch(25, 5, 40), 5)}</g>`,
};

export const pepper: Emblem = {
  hue: 28,
  draw: ({ main, shade, light }) =>
    path('M-34-26C-20-42 6-36 12-10 16 10 28 28 48 32 24 50-14 42-28 12-34 0-44-14-34-26Z', main) +
    path('M12-10C16 10 28 28 48 32 24 50-14 42-28 12 0 36 20 26 12-10Z', shade) +
    line('M-26-16C-24-4-18 6-12 14', light, 6) +
    path('M-40-20C-40-36-14-42 2-30-8-24-14-30-18-24-24-28-32-18-40-20Z', LEAF) +
    line('M-22-34C-26-42-32-46-40-46', LEAF, 6),
};

export const coffee: Emblem = {
  hue: 55,
  draw: ({ shade, light }) =>
    `<g transform="rotate(35)"><ellipse rx="34" ry="48" fill="${oklch(46, 9, 50)}"/>${path('M0-48A34 48 0 0 1 0 48C20 20-16-12 0-48Z', oklch(34, 7, 45))}${line('M0-48C-16-12 20 16 0 48', oklch(22, 4, 45), 5)}${line('M-20-22C-25-8-25 6-20 18', shade, 6)}${line('M-20-22C-22-18-23-14-23-10', light, 5)}</g>`,
};

export const coconut: Emblem = {
  hue: 60,
  draw: ({ main, shade }) =>
    line('M14-6 34-50', main, 6) +
    line('M34-50 46-46', main, 6) +
    path('M-48-8A48 50 0 0 0 48-8Z', oklch(42, 8, 50)) +
    path('M48-8A48 50 0 0 1 0 42C22 34 32 14 34-8Z', oklch(32, 6, 50)) +
    `<ellipse cy="-8" rx="48" ry="17" fill="${oklch(96, 2, 90)}"/><ellipse cy="-6" rx="36" ry="10" fill="${oklch(88, 4, 200)}"/>` +
    line('M-30 10-24 20M-12 22-8 32M10 20 8 30M-36 0-34 4', shade, 3),
};
