/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A position of the device.
 */
export interface ReportLocationRequest {
  /**
     * Degrees.
     * @minimum -90
     * @maximum 90
     */
  latitude: number;
  /**
     * Degrees.
     * @minimum -180
     * @maximum 180
     */
  longitude: number;
  /**
     * Radius in metres.
     * @minimum 0
     * @maximum 10000000
     */
  accuracy_m: number;
}
