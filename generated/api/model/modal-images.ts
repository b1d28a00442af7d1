/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Image addresses by modal (M3). Nothing is required and other names are allowed.
 */
export interface ModalImages {
  /**
     * The image of registration.
     * @maxLength 2048
     * @nullable
     */
  register?: string | null;
  /**
     * The image of login.
     * @maxLength 2048
     * @nullable
     */
  login?: string | null;
  /**
     * The image of the deposit.
     * @maxLength 2048
     * @nullable
     */
  deposit?: string | null;
  /**
     * The image of password recovery.
     * @maxLength 2048
     * @nullable
     */
  password_recovery?: string | null;
  /**
     * The image of the question before an unfinished registration is closed.
     * @maxLength 2048
     * @nullable
     */
  register_cancel?: string | null;
  /**
     * The image of the sponsors.
     * @maxLength 2048
     * @nullable
     */
  sponsors?: string | null;
  /**
     * The image of the 18+ notice.
     * @maxLength 2048
     * @nullable
     */
  majority?: string | null;
}
