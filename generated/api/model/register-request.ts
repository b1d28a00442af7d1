/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BarredStatus } from './barred-status';
import type { CalendarDate } from './calendar-date';
import type { Cpf } from './cpf';
import type { Email } from './email';
import type { NewPassword } from './new-password';
import type { PhoneNumber } from './phone-number';

/**
 * The registration form, its confirmations, the captcha token and the marketing cookies.
 */
export interface RegisterRequest {
  /**
     * The full name as the tax register has it.
     * @minLength 2
     * @maxLength 120
     */
  name: string;
  document: Cpf;
  email: Email;
  /** The same as email (V2). */
  email_confirmation: Email;
  phone: PhoneNumber;
  /**
     * The country code of the phone, without a plus sign.
     * @pattern ^\d{1,4}$
     */
  phone_code?: string;
  /** The day of birth, YYYY-MM-DD; 18 years or more ago today in America/Sao_Paulo. */
  birthday: CalendarDate;
  password: NewPassword;
  /** The same as password (V2). */
  password_confirmation: NewPassword;
  /** That the terms were accepted; nothing else registers. */
  termsAccepted: true;
  /** Whether the player declares to be a politically exposed person, a relative up to the second degree or a close associate of one (Q13). */
  is_pep?: boolean;
  barred_status?: BarredStatus;
  /**
     * The page that led to the site.
     * @maxLength 2048
     */
  referer?: string;
  /**
     * The answer of the captcha where one is configured.
     * @minLength 1
     * @maxLength 4096
     */
  captcha_token?: string;
  /**
     * Who invited, from `ref` or /ref/{id} (R5).
     * @maxLength 256
     */
  referrer_id?: string;
  /**
     * Marketing cookie src.
     * @maxLength 256
     */
  src?: string;
  /**
     * Marketing cookie utm_source.
     * @maxLength 256
     */
  utm_source?: string;
  /**
     * Marketing cookie utm_medium.
     * @maxLength 256
     */
  utm_medium?: string;
  /**
     * Marketing cookie utm_campaign.
     * @maxLength 256
     */
  utm_campaign?: string;
  /**
     * Marketing cookie utm_content.
     * @maxLength 256
     */
  utm_content?: string;
  /**
     * Marketing cookie utm_term.
     * @maxLength 256
     */
  utm_term?: string;
  /**
     * Marketing cookie btag, the tag of an affiliate.
     * @maxLength 256
     */
  btag?: string;
  /**
     * The coupon code of the marketing cookie code.
     * @maxLength 256
     */
  code?: string;
  /**
     * Marketing cookie fbc, the click id of a social pixel.
     * @maxLength 256
     */
  fbc?: string;
  /**
     * Marketing cookie fbp, the browser id of a social pixel.
     * @maxLength 256
     */
  fbp?: string;
  /**
     * Marketing cookie afp1.
     * @maxLength 256
     */
  afp1?: string;
  /**
     * Marketing cookie afp2.
     * @maxLength 256
     */
  afp2?: string;
  /**
     * Marketing cookie afp3.
     * @maxLength 256
     */
  afp3?: string;
  /**
     * Marketing cookie afp4.
     * @maxLength 256
     */
  afp4?: string;
  /**
     * Marketing cookie afp5.
     * @maxLength 256
     */
  afp5?: string;
  /**
     * Marketing cookie afp6.
     * @maxLength 256
     */
  afp6?: string;
  /**
     * Marketing cookie afp7.
     * @maxLength 256
     */
  afp7?: string;
  /**
     * Marketing cookie afp8.
     * @maxLength 256
     */
  afp8?: string;
  /**
     * Marketing cookie afp9.
     * @maxLength 256
     */
  afp9?: string;
  /**
     * Marketing cookie shareCode.
     * @maxLength 256
     */
  shareCode?: string;
  /**
     * Marketing cookie source_id.
     * @maxLength 256
     */
  source_id?: string;
  /**
     * Marketing cookie event_id.
     * @maxLength 256
     */
  event_id?: string;
  /**
     * Marketing cookie campaign_id.
     * @maxLength 256
     */
  campaign_id?: string;
  /**
     * The client id of the analytics cookie.
     * @maxLength 256
     */
  client_id?: string;
  /**
     * Marketing cookie gclid.
     * @maxLength 256
     */
  gclid?: string;
  /**
     * Marketing cookie subid.
     * @maxLength 256
     */
  subid?: string;
}
