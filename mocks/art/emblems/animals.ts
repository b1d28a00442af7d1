// Emblems of animals, and of the clover.
import { oklch } from '../ink';
import { around, circle, line, path } from '../shapes';
import type { Emblem } from './emblem';

const BLACK = oklch(22, 3, 280);
const WHITE = '#fff';
/** Draws a shape and its mirror image. */
const both = (drawing: string) => `<g id="q">${drawing}</g><use href="#q" transform="scale(-1 1)"/>`;
const eye = (x: number, y: number, radius: number) =>
  circle(x, y, radius, BLACK) + circle(x - radius / 3, y - radius / 3, radius / 3, WHITE);

export const fish: Emblem = {
  hue: 60,
  draw: ({ main, shade, light }) =>
    path('M-6-22C0-44 20-46 32-40 24-32 20-26 18-18ZM-2 22C2 38 16 44 26 40 20 34 18 26 16 18Z', shade) +
    path('M22 0C36-10 42-26 50-28 46-10 46 10 50 28 42 26 36 10 22 0Z', shade) +
    path('M-48 2C-30-34 12-32 32 0 12 34-28 34-48 2Z', main) +
    path('M-46 5C-28 18 8 20 30 3 12 34-28 34-46 5Z', light) +
    line('M-16-22C-8-8-8 10-16 24M2-18C8-8 8 8 2 20', shade, 4) +
    eye(-28, -5, 6),
};

export const toucan: Emblem = {
  hue: 55,
  draw: ({ main, shade }) =>
    path('M-8 46C-44 40-48-4-34-26-24-44 6-48 16-28 24-6 14 34-8 46Z', BLACK) +
    path('M-18 26C-34 16-30-24-12-30 8-34 16-14 8 2 2 16-6 28-18 26Z', oklch(95, 5, 95)) +
    path('M4-34C30-46 52-28 50 2 40-6 24-10 6-10Z', main) +
    path('M50 2C40-6 24-10 6-10L5-20C24-20 40-16 50 2Z', shade) +
    path('M42-25C50-18 51-8 50 2 46-2 43-4 40-6 44-12 44-20 42-25Z', BLACK) +
    circle(-8, -22, 10, oklch(72, 15, 230)) +
    eye(-8, -22, 6) +
    path('M-8 46C-20 44-28 38-33 30-24 32-14 32-6 28Z', oklch(62, 20, 25)),
};

export const jaguar: Emblem = {
  hue: 72,
  draw: ({ main, shade, light }) =>
    path('M-44-22C-50-46-30-50-18-36H18C30-50 50-46 44-22 52 8 30 46 0 46S-52 8-44-22Z', main) +
    path('M0 46C30 46 52 8 44-22 42 6 24 26 0 28Z', shade) +
    path('M-24 22C-24 8-8 10 0 10S24 8 24 22C22 36 10 42 0 42S-22 36-24 22Z', light) +
    both(
      path('M30-10C20-16 12-10 10-2 20 2 28-2 30-10Z', oklch(88, 16, 120)) +
        path('M38-28C40-38 32-40 26-34ZM22-6A4 4 0 0 0 14-6 4 4 0 0 0 22-6ZM0 8H10C8 18 2 20 0 20Z', BLACK) +
        line('M0 26C4 32 10 32 14 30', BLACK, 3) +
        line('M0-34V-28M12-30 9-24M38 4 33 7M36 18 31 19M24-24 20-20', BLACK, 5),
    ),
};

export const butterfly: Emblem = {
  hue: 300,
  draw: ({ main, shade, light }) => {
    const wing =
      path('M2-6C10-40 36-50 48-38 54-20 36-2 2 2Z', main) +
      path('M2 2C28 2 40 16 34 32 24 44 6 30 2 8Z', shade) +
      path('M10-10C18-30 32-38 40-32 42-20 30-8 10-10Z', light) +
      circle(23, 22, 6, light);
    return `${both(wing)}${path('M-4-16C-4-22 4-22 4-16L3 34Q0 40-3 34Z', BLACK)}${line('M-2-20C-4-30-10-36-16-38M2-20C4-30 10-36 16-38', BLACK, 3)}`;
  },
};

export const frog: Emblem = {
  hue: 135,
  draw: ({ main, shade, light }) =>
    path('M-48 10C-48-16-26-26 0-26S48-16 48 10 28 42 0 42-48 36-48 10Z', main) +
    path('M48 10C48 36 28 42 0 42S-48 36-48 10C-30 30 30 30 48 10Z', light) +
    both(
      circle(24, -24, 19, main) +
        circle(24, -25, 12, WHITE) +
        circle(22, -25, 6, BLACK) +
        line('M6-6V-4', shade, 5) +
        circle(36, 2, 6, oklch(72, 14, 20), 'opacity=".7"'),
    ) +
    line('M-34 8C-18 22 18 22 34 8', oklch(38, 10, 140), 5),
};

export const clover: Emblem = {
  hue: 148,
  draw: ({ main, shade, light }) =>
    line('M2 4C6 24 14 38 26 46', shade, 7) +
    `<g transform="rotate(45)">${around(
      path('M0-2C-26-12-30-42-12-46-4-48 0-41 0-39 0-41 4-48 12-46 30-42 26-12 0-2Z', main) +
        path('M0-2C26-12 30-42 12-46 4-48 0-41 0-39Z', shade) +
        line('M-14-36C-18-32-18-28-16-24', light, 4),
      4,
      'q',
    )}</g>`,
};
