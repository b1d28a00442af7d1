/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DeviceToken } from './device-token';

export type DeviceTokenHeaderParameter = DeviceToken;
