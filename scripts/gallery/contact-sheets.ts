import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

const PHONE_PX = 768;
const GAP_PX = 8;
const LABEL_PX = 20;

interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Width of one picture. The end of a picture taller than `height` is cut off. */
  readonly width: number;
  readonly height: number;
}

const PHONE_GRID: Grid = { columns: 5, rows: 2, width: 300, height: 760 };
const DESKTOP_GRID: Grid = { columns: 3, rows: 2, width: 560, height: 640 };

/**
 * Joins the pictures of a folder to sheets that can be looked at one after another, each picture below its name.
 *
 * @param viewportWidth of the pictures, in CSS pixels
 * @returns the files, beside the folder
 */
export async function writeContactSheets(folder: string, viewportWidth: number): Promise<string[]> {
  const grid = viewportWidth < PHONE_PX ? PHONE_GRID : DESKTOP_GRID;
  const pictures = readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .toSorted();
  const perSheet = grid.columns * grid.rows;
  const sheets: string[] = [];
  for (let start = 0; start < pictures.length; start += perSheet) {
    const sheet = `${folder}-${String(sheets.length + 1)}.png`;
    await writeSheet(folder, pictures.slice(start, start + perSheet), grid, sheet);
    sheets.push(sheet);
  }
  return sheets;
}

async function writeSheet(folder: string, pictures: readonly string[], grid: Grid, sheet: string): Promise<void> {
  const { columns, width, height } = grid;
  const stride = { x: width + GAP_PX, y: height + LABEL_PX + GAP_PX };
  const cells = await Promise.all(
    pictures.map(async (name, index) => {
      const left = (index % columns) * stride.x;
      const top = Math.floor(index / columns) * stride.y;
      const scaled = await sharp(join(folder, name)).resize({ width }).toBuffer({ resolveWithObject: true });
      const input = await sharp(scaled.data)
        .extract({ left: 0, top: 0, width, height: Math.min(height, scaled.info.height) })
        .toBuffer();
      return [
        { input: label(name, width), left, top },
        { input, left, top: top + LABEL_PX },
      ];
    }),
  );
  const size = { width: columns * stride.x, height: Math.ceil(pictures.length / columns) * stride.y };
  await sharp({ create: { ...size, channels: 3, background: 'white' } })
    .composite(cells.flat())
    .toFile(sheet);
}

const label = (name: string, width: number) =>
  Buffer.from(`<svg width="${String(width)}" height="${String(LABEL_PX)}"><text x="2" y="15" font-size="14">${name}</text></svg>`);
