/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GetSportsConfigProduct } from './get-sports-config-product';

export type GetSportsConfigParams = {
/**
 * Sports or esports.
 */
product?: GetSportsConfigProduct;
};
