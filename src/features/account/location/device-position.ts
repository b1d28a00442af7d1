import { within } from '@/shared/lib/within';

/** Time that the device has to find its position: a first position by satellite is slow. */
const POSITION_TIMEOUT_MS = 20_000;
/** Time that the player has for the browser's prompt. A limit is needed, because some browsers close the prompt without a result. */
export const PROMPT_LIMIT_MS = 60_000;
/** Maximum age of a position that the device knows already. */
const MAX_AGE_MS = 60_000;

/** Thrown if there is no position: the player or the browser refuses, or the device cannot determine it. */
export class NoPositionError extends Error {
  override readonly name = 'NoPositionError';
  /** @param isDenied true if the player or the browser refuses */
  constructor(readonly isDenied: boolean) {
    super();
  }
}

/** Position of the device in degrees. `accuracy_m` is the radius in metres around it in which the device is. */
interface DevicePosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy_m: number;
}

/**
 * Requests the device's position, which may be up to `MAX_AGE_MS` old. The browser prompts the player first, unless it knows the decision.
 *
 * @throws {NoPositionError} also if there is no answer within both time limits
 */
export function devicePosition(): Promise<DevicePosition> {
  return within(PROMPT_LIMIT_MS + POSITION_TIMEOUT_MS, requestPosition()).catch((error: unknown) => {
    throw error instanceof NoPositionError ? error : new NoPositionError(false);
  });
}

function requestPosition(): Promise<DevicePosition> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new NoPositionError(false));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy_m: accuracy }),
      ({ code, PERMISSION_DENIED }) => reject(new NoPositionError(code === PERMISSION_DENIED)),
      { timeout: POSITION_TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
