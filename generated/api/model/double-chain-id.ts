/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id';

/**
 * The id of the chain of server seeds.
 */
export type DoubleChainId = Id;
