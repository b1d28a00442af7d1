// Emblems of things.
import { oklch } from '../ink';
import { circle, line, path, star } from '../shapes';
import type { Emblem } from './emblem';

const WOOD = oklch(52, 10, 55);
const WOOD_DARK = oklch(38, 8, 50);
const GOLD = oklch(80, 15, 85);
const RED = oklch(60, 20, 25);

export const crown: Emblem = {
  hue: 85,
  draw: ({ main, shade, light }) =>
    path('M-46 34-50-22-24 2 0-40 24 2 50-22 46 34Z', main) +
    path('M0-40 24 2 50-22 46 34H0Z', shade) +
    path('M-46 22H46L45 40H-45Z', light) +
    circle(-50, -24, 6, RED) +
    circle(50, -24, 6, RED) +
    circle(0, -42, 7, RED) +
    path('M0 10 9 20 0 30-9 20Z', oklch(62, 17, 250)) +
    circle(-27, 31, 4, RED) +
    circle(27, 31, 4, RED),
};

export const gem: Emblem = {
  hue: 195,
  draw: ({ main, shade, light }) =>
    path('M-28-36H28L50-8 0 46-50-8Z', main) +
    path('M-50-8H-20L0 46ZM20-8H50L0 46Z', shade) +
    path('M-20-8 0-36 20-8 0 46Z', light, 'opacity=".75"') +
    path('M-28-36-20-8H-50ZM28-36 20-8 0-36Z', light, 'opacity=".45"') +
    path(star(4, 14, 3), '#fff', 'transform="translate(-28 -26)"'),
};

export const seven: Emblem = {
  hue: 25,
  draw: ({ main, shade, light }) =>
    path('M-38-46H40V-24C16 2 8 22 8 48H-24C-24 18-10-4 8-20H-20V-6H-38Z', main) +
    path('M40-34V-24C16 2 8 22 8 48H-6C-6 18 10-8 40-34Z', shade) +
    path('M-32-40H34V-34H-32Z', light),
};

export const bell: Emblem = {
  hue: 85,
  draw: ({ main, shade, light }) =>
    circle(0, 36, 12, shade) +
    path('M0-48C8-48 11-40 9-36 30-30 32-8 34 10 36 22 46 26 46 34H-46C-46 26-36 22-34 10-32-8-30-30-9-36-11-40-8-48 0-48Z', main) +
    path('M9-36C30-30 32-8 34 10 36 22 46 26 46 34H8C22 10 18-16 9-36Z', shade) +
    line('M-20-14C-23-4-23 6-24 14', light, 6) +
    line('M-40 30H40', light, 4),
};

export const horseshoe: Emblem = {
  hue: 65,
  draw: ({ main, shade, light }) =>
    path('M-40-44H-16C-26-10-22 18 0 18S26-10 16-44H40C56 4 40 48 0 48S-56 4-40-44Z', main) +
    path('M0 18C22 18 26-10 16-44H40C56 4 40 48 0 48 30 36 38 0 28-40 32 6 20 26 0 26Z', shade) +
    line('M-33-28H-32M-37-8H-36M-31 14H-30M-12 32H-11M12 32H13M31 14H32M37-8H38M33-28H34', oklch(30, 5, 60), 6) +
    line('M-42-40C-44-30-46-14-44-4', light, 4),
};

export const coin: Emblem = {
  hue: 85,
  draw: ({ main, shade, light }) =>
    circle(4, 3, 46, shade) +
    circle(-1, -1, 46, main) +
    circle(-1, -1, 36, shade) +
    circle(1, 1, 35, main) +
    path(star(5, 26, 12), light) +
    path('M-38-26A46 46 0 0 1-10-46L2-36A36 36 0 0 0-30-20Z', light, 'opacity=".6"'),
};

export const chest: Emblem = {
  hue: 85,
  draw: ({ main, light }) =>
    path('M-44-6C-44-52 44-52 44-6Z', WOOD) +
    path('M-30-10A12 12 0 0 1-6-12 12 12 0 0 1 18-14 12 12 0 0 1 34-6H-36Z', main) +
    circle(-14, -12, 8, light) +
    path('M-46-4H46V42H-46Z', WOOD) +
    path('M-46 20H46V42H-46Z', WOOD_DARK) +
    path('M-46-6H46V4H-46ZM-36-4H-26V42H-36ZM26-4H36V42H26Z', GOLD) +
    path('M-10-8H10V16Q0 24-10 16Z', light) +
    circle(0, 4, 4, WOOD_DARK),
};

export const key: Emblem = {
  hue: 85,
  draw: ({ main, shade, light }) =>
    `<g transform="rotate(40)">${path('M-6-6H6V48H26V36H18V30H26V20H6Z', shade)}${path('M-6-6H3V48H-6Z', main)}<path d="M0-50A22 22 0 0 1 0-6 22 22 0 0 1 0-50ZM0-38A10 10 0 0 0 0-18 10 10 0 0 0 0-38Z" fill="${main}"/>${line('M-15-36A17 17 0 0 1-6-43', light, 4)}</g>`,
};

export const compass: Emblem = {
  hue: 75,
  draw: ({ main, shade, light }) =>
    circle(0, 0, 48, shade) +
    circle(0, 0, 42, main) +
    circle(0, 0, 36, oklch(95, 3, 90)) +
    line('M0-32V-28M32 0H28M0 32V28M-32 0H-28', shade, 4) +
    path(star(4, 22, 7), light, 'transform="rotate(45)"') +
    path('M20-24 8 6-8-6Z', RED) +
    path('M-20 24 8 6-8-6Z', oklch(40, 6, 260)) +
    circle(0, 0, 5, GOLD),
};

export const anchor: Emblem = {
  hue: 220,
  draw: ({ main, shade, light }) =>
    path(
      'M0-50A12 12 0 0 1 7-28V-22H22V-10H7V32C22 30 32 20 34 8L26 12 38-10 50 10 43 9C40 34 20 48 0 48S-40 34-43 9L-50 10-38-10-26 12-34 8C-32 20-22 30-7 32V-10H-22V-22H-7V-28A12 12 0 0 1 0-50ZM0-43A5 5 0 0 0 0-33 5 5 0 0 0 0-43Z',
      main,
    ) +
    path('M7-28V-22H22V-10H7V32C22 30 32 20 34 8L26 12 38-10 50 10 43 9C40 34 20 48 0 48V-30Z', shade) +
    line('M-3-18V28', light, 3),
};

export const raft: Emblem = {
  hue: 30,
  draw: ({ main, shade, light }) =>
    line('M-4-48V30', WOOD_DARK, 5) +
    path('M0-46C30-30 40 0 38 18H0Z', main) +
    path('M0-14C16-12 32-8 37 6 38 10 38 14 38 18H0Z', shade) +
    path('M-8-34C-26-20-34 0-34 18H-8Z', light) +
    path('M-46 22H46C44 36 34 40 26 40H-28C-38 40-44 34-46 22Z', WOOD) +
    path('M-44 30H44C40 38 34 40 26 40H-28C-36 40-42 36-44 30Z', WOOD_DARK) +
    line('M-46 46Q-34 38-22 46T2 46 26 46 48 45', oklch(85, 9, 220), 5),
};

export const balloon: Emblem = {
  hue: 30,
  draw: ({ main, shade, light }) =>
    line('M-16 20-9 36M16 20 9 36', WOOD_DARK, 3) +
    path('M0-50C30-50 40-28 38-12 36 6 20 16 12 26H-12C-20 16-36 6-38-12-40-28-30-50 0-50Z', main) +
    path('M0-50C30-50 40-28 38-12 36 6 20 16 12 26H4C16 4 18-30 0-50Z', shade) +
    path('M0-50C12-34 10 4 4 26H-4C-10 4-12-34 0-50Z', light) +
    path('M-10 36H10L8 50H-8Z', WOOD),
};

export const kite: Emblem = {
  hue: 15,
  draw: ({ main, shade, light }) =>
    line('M-12 22C-24 32-8 40-20 50', oklch(90, 4, 90), 3) +
    path('M-28 30-14 30-22 38ZM-22 40-8 40-16 48Z', light) +
    `<g transform="rotate(24)">${path('M0-50V30L-36-12Z', main)}${path('M0-50 36-12 0 30Z', shade)}${path('M-36-12H36L0 30Z', light, 'opacity=".55"')}${line('M0-50V30M-36-12H36', oklch(30, 5, 40), 2.5)}</g>`,
};

export const drum: Emblem = {
  hue: 25,
  draw: ({ main, shade, light }) =>
    path('M-42-18H42L36 34C30 50-30 50-36 34Z', main) +
    path('M8-18H42L36 34C32 44 20 46 6 46Z', shade) +
    line('M-40-6-26 38-10-4 4 42 18-4 30 36 40-6', light, 4) +
    `<ellipse cy="-18" rx="44" ry="15" fill="${GOLD}"/><ellipse cy="-20" rx="38" ry="11" fill="${oklch(95, 3, 90)}"/>` +
    line('M-34-46-4-22M34-48 6-22', WOOD, 5) +
    circle(-4, -22, 5, WOOD_DARK) +
    circle(6, -22, 5, WOOD_DARK),
};

export const mask: Emblem = {
  hue: 320,
  draw: ({ main, shade, light }) =>
    path('M-6-6C-30-20-34-40-26-50-14-44-6-30-4-14-8-34-4-46 4-52 12-44 12-28 6-12 14-30 24-42 36-44 36-26 22-12 6-6Z', light) +
    path('M4-52C12-44 12-28 6-12L2-8C4-24 6-38 4-52Z', GOLD) +
    path('M0-2C14-14 40-14 50-8 48 20 30 36 14 32 6 30 4 20 0 20S-6 30-14 32C-30 36-48 20-50-8-40-14-14-14 0-2Z', main) +
    path('M0-2C14-14 40-14 50-8 48 20 30 36 14 32 6 30 4 20 0 20Z', shade) +
    path('M-36 2C-26-6-14-2-10 8-18 18-32 14-36 2ZM36 2C26-6 14-2 10 8 18 18 32 14 36 2Z', oklch(22, 4, 300)) +
    circle(0, -2, 6, GOLD),
};

export const rocket: Emblem = {
  hue: 20,
  draw: ({ main, shade, light }) =>
    `<g transform="rotate(38)">${path('M-11 30C-16 42-6 46 0 58 6 46 16 42 11 30Z', oklch(82, 16, 75))}${path('M-18 4-34 24-30 38-12 26ZM18 4 34 24 30 38 12 26Z', shade)}${path('M0-54C20-38 24-6 14 30H-14C-24-6-20-38 0-54Z', oklch(95, 2, 250))}${path('M0-54C20-38 24-6 14 30H2C12-6 12-34 0-54Z', oklch(82, 4, 260))}${path('M0-54C8-48 13-40 16-30H-16C-13-40-8-48 0-54Z', main)}${circle(0, -12, 9, shade)}${circle(0, -12, 6, light)}</g>`,
};
