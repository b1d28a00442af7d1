import { example } from '../example';
import type { HandlersOf } from '../types';

export const contentHandlers: HandlersOf<'content'> = {
  getSeo: example('getSeo'),
  listPages: example('listPages'),
  getPage: example('getPage'),
  getPlatform: example('getPlatform'),
};
