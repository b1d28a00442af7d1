import type { Report } from '../types';
import type { Format, RenderOptions } from './formats';
import { renderGithub } from './github';
import { renderHtml } from './html';
import { renderJunit } from './junit';
import { renderMarkdown } from './markdown';
import { renderSarif } from './sarif';
import { renderTerminal } from './terminal';

/** Renders the whole report as JSON, for other programs. */
const renderJson = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;

const RENDERERS: Readonly<Record<Format, (report: Report, options: RenderOptions) => string>> = {
  terminal: renderTerminal,
  json: renderJson,
  junit: renderJunit,
  sarif: renderSarif,
  html: renderHtml,
  markdown: renderMarkdown,
  github: renderGithub,
};

/** Renders a report in a format. The text ends with a line break. */
export const render = (format: Format, report: Report, options: RenderOptions): string => RENDERERS[format](report, options);
