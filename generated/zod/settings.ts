/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ZipcodeRegExp = new RegExp('^\\d{5}-?\\d{3}$');


export const Zipcode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ZipcodeRegExp));

export type Zipcode = zod.input<typeof Zipcode>;
export type ZipcodeOutput = zod.output<typeof Zipcode>;

export const settingsMenuItemLabelMax = 60;

export const settingsMenuItemUrlMax = 2048;

export const settingsMenuItemIconMax = 500;



export const SettingsMenuItem = /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settingsMenuItemLabelMax)),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settingsMenuItemUrlMax)),
  "icon": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsMenuItemIconMax)))
});

export type SettingsMenuItem = zod.input<typeof SettingsMenuItem>;
export type SettingsMenuItemOutput = zod.output<typeof SettingsMenuItem>;

export const OptionalFlag = /*#__PURE__*/ zod.boolean();

export type OptionalFlag = zod.input<typeof OptionalFlag>;
export type OptionalFlagOutput = zod.output<typeof OptionalFlag>;

export const ObservedIdMax = 64;


export const ObservedIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ObservedId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ObservedIdMax)).check(/*#__PURE__*/ zod.regex(ObservedIdRegExp));

export type ObservedId = zod.input<typeof ObservedId>;
export type ObservedIdOutput = zod.output<typeof ObservedId>;

export const settingsGeneralSiteTitleMax = 120;

export const settingsGeneralLogoMax = 2048;

export const settingsGeneralFaviconMax = 2048;

export const settingsGeneralTimezoneDefault = `America/Sao_Paulo`;
export const settingsGeneralTimezoneMax = 64;

export const settingsGeneralCurrencyDefault = `BRL`;
export const settingsGeneralCurrencyRegExp = new RegExp('^[A-Z]{3}$');
export const settingsGeneralSocialInstagramMax = 2048;

export const settingsGeneralSocialTelegramMax = 2048;

export const settingsGeneralSocialXMax = 2048;

export const settingsGeneralSocialYoutubeMax = 2048;

export const settingsGeneralSocialFacebookMax = 2048;

export const settingsGeneralMenuMax = 100;

export const settingsGeneralFooterMenuMax = 100;

export const settingsGeneralLiveChatMax = 128;

export const settingsCasinoBetDefaultDefault = 50;
export const settingsCasinoBetDefaultMin = 0;
export const settingsCasinoBetDefaultMax = 9007199254740991;

export const settingsCasinoBetMinTotalDefault = 10;
export const settingsCasinoBetMinTotalMin = 0;
export const settingsCasinoBetMinTotalMax = 9007199254740991;

export const settingsCasinoBetMaxTotalDefault = 2000;
export const settingsCasinoBetMaxTotalMin = 0;
export const settingsCasinoBetMaxTotalMax = 9007199254740991;

export const settingsSportBetMinTotalDefault = 50;
export const settingsSportBetMinTotalMin = 0;
export const settingsSportBetMinTotalMax = 9007199254740991;

export const settingsSportBetMinSingleDefault = 10;
export const settingsSportBetMinSingleMin = 0;
export const settingsSportBetMinSingleMax = 9007199254740991;

export const settingsSportBetMultipleDefault = 10;
export const settingsSportBetMultipleMin = 0;
export const settingsSportBetMultipleMax = 9007199254740991;

export const settingsSportSportbookTypeMax = 64;

export const settingsDepositMinDefault = 100;
export const settingsDepositMinMin = 0;
export const settingsDepositMinMax = 9007199254740991;

export const settingsDepositMaxDefault = 5000000;
export const settingsDepositMaxMin = 0;
export const settingsDepositMaxMax = 9007199254740991;

export const settingsDepositRolloverMin = 0;
export const settingsDepositRolloverMax = 9007199254740991;

export const settingsDepositPopupTimerDefault = 10;
export const settingsDepositPopupTimerMin = 0;
export const settingsDepositPopupTimerMax = 9007199254740991;

export const settingsDepositPopupValuesDefault = `10,20,30`;
export const settingsDepositPopupValuesMax = 128;


export const settingsDepositPopupValuesRegExp = new RegExp('^(\\d+(,\\d+)*)?$');
export const settingsWithdrawMinDefault = 100;
export const settingsWithdrawMinMin = 0;
export const settingsWithdrawMinMax = 9007199254740991;

export const settingsWithdrawMaxDefault = 10000;
export const settingsWithdrawMaxMin = 0;
export const settingsWithdrawMaxMax = 9007199254740991;

export const settingsWithdrawDailyLimitMin = 0;
export const settingsWithdrawDailyLimitMax = 9007199254740991;

export const settingsReferReferrerAmountMin = 0;
export const settingsReferReferrerAmountMax = 9007199254740991;

export const settingsReferRefereeAmountMin = 0;
export const settingsReferRefereeAmountMax = 9007199254740991;

export const settingsReferReferrerWalletMax = 64;

export const settingsReferRefereeWalletMax = 64;

export const settingsColorsPrimaryMax = 64;

export const settingsColorsOnPrimaryMax = 64;

export const settingsColorsBackgroundMax = 64;

export const settingsColorsSurfaceMax = 64;

export const settingsPixelGtmMax = 64;



export const Settings = /*#__PURE__*/ zod.object({
  "general_site_title": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsGeneralSiteTitleMax))),
  "general_logo": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsGeneralLogoMax))),
  "general_favicon": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsGeneralFaviconMax))),
  "general_timezone": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsGeneralTimezoneMax)), settingsGeneralTimezoneDefault),
  "general_currency": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settingsGeneralCurrencyRegExp)), settingsGeneralCurrencyDefault),
  "general_social_instagram": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsGeneralSocialInstagramMax))),
  "general_social_telegram": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsGeneralSocialTelegramMax))),
  "general_social_x": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsGeneralSocialXMax))),
  "general_social_youtube": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsGeneralSocialYoutubeMax))),
  "general_social_facebook": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsGeneralSocialFacebookMax))),
  "general_menu": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(SettingsMenuItem).check(/*#__PURE__*/ zod.maxLength(settingsGeneralMenuMax))),
  "general_footer_menu": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(SettingsMenuItem).check(/*#__PURE__*/ zod.maxLength(settingsGeneralFooterMenuMax))),
  "general_live_chat": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsGeneralLiveChatMax))),
  "general_show_chat_widget": /*#__PURE__*/ zod.exactOptional(OptionalFlag),
  "casino_enabled": /*#__PURE__*/ zod.exactOptional(OptionalFlag),
  "casino_bet_default": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingsCasinoBetDefaultMin)).check(/*#__PURE__*/ zod.lte(settingsCasinoBetDefaultMax)), settingsCasinoBetDefaultDefault),
  "casino_bet_min_total": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingsCasinoBetMinTotalMin)).check(/*#__PURE__*/ zod.lte(settingsCasinoBetMinTotalMax)), settingsCasinoBetMinTotalDefault),
  "casino_bet_max_total": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingsCasinoBetMaxTotalMin)).check(/*#__PURE__*/ zod.lte(settingsCasinoBetMaxTotalMax)), settingsCasinoBetMaxTotalDefault),
  "sport_enabled": /*#__PURE__*/ zod.exactOptional(OptionalFlag),
  "sport_bet_min_total": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingsSportBetMinTotalMin)).check(/*#__PURE__*/ zod.lte(settingsSportBetMinTotalMax)), settingsSportBetMinTotalDefault),
  "sport_bet_min_single": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingsSportBetMinSingleMin)).check(/*#__PURE__*/ zod.lte(settingsSportBetMinSingleMax)), settingsSportBetMinSingleDefault),
  "sport_bet_multiple": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingsSportBetMultipleMin)).check(/*#__PURE__*/ zod.lte(settingsSportBetMultipleMax)), settingsSportBetMultipleDefault),
  "sport_sportbook_type": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsSportSportbookTypeMax))),
  "deposit_enabled": /*#__PURE__*/ zod.exactOptional(OptionalFlag),
  "deposit_min": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingsDepositMinMin)).check(/*#__PURE__*/ zod.lte(settingsDepositMinMax)), settingsDepositMinDefault),
  "deposit_max": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingsDepositMaxMin)).check(/*#__PURE__*/ zod.lte(settingsDepositMaxMax)), settingsDepositMaxDefault),
  "deposit_rollover": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingsDepositRolloverMin)).check(/*#__PURE__*/ zod.lte(settingsDepositRolloverMax))),
  "deposit_popup_timer": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingsDepositPopupTimerMin)).check(/*#__PURE__*/ zod.lte(settingsDepositPopupTimerMax)), settingsDepositPopupTimerDefault),
  "deposit_popup_values": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsDepositPopupValuesMax)).check(/*#__PURE__*/ zod.regex(settingsDepositPopupValuesRegExp)), settingsDepositPopupValuesDefault),
  "withdraw_enabled": /*#__PURE__*/ zod.exactOptional(OptionalFlag),
  "withdraw_min": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingsWithdrawMinMin)).check(/*#__PURE__*/ zod.lte(settingsWithdrawMinMax)), settingsWithdrawMinDefault),
  "withdraw_max": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingsWithdrawMaxMin)).check(/*#__PURE__*/ zod.lte(settingsWithdrawMaxMax)), settingsWithdrawMaxDefault),
  "withdraw_daily_limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingsWithdrawDailyLimitMin)).check(/*#__PURE__*/ zod.lte(settingsWithdrawDailyLimitMax))),
  "withdraw_requires_kyc": /*#__PURE__*/ zod.exactOptional(OptionalFlag),
  "withdraw_auto_disable": /*#__PURE__*/ zod.exactOptional(OptionalFlag),
  "refer_enabled": /*#__PURE__*/ zod.exactOptional(OptionalFlag),
  "refer_referrer_amount": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingsReferReferrerAmountMin)).check(/*#__PURE__*/ zod.lte(settingsReferReferrerAmountMax))),
  "refer_referee_amount": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingsReferRefereeAmountMin)).check(/*#__PURE__*/ zod.lte(settingsReferRefereeAmountMax))),
  "refer_referrer_wallet": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsReferReferrerWalletMax))),
  "refer_referee_wallet": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsReferRefereeWalletMax))),
  "refer_referrer_rollover_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([ObservedId,/*#__PURE__*/ zod.null()])),
  "refer_referee_rollover_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([ObservedId,/*#__PURE__*/ zod.null()])),
  "cometa_enabled": /*#__PURE__*/ zod.exactOptional(OptionalFlag),
  "bonus_enabled": /*#__PURE__*/ zod.exactOptional(OptionalFlag),
  "maintence": /*#__PURE__*/ zod.exactOptional(OptionalFlag),
  "colors_primary": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsColorsPrimaryMax))),
  "colors_on_primary": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsColorsOnPrimaryMax))),
  "colors_background": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsColorsBackgroundMax))),
  "colors_surface": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsColorsSurfaceMax))),
  "pixel_gtm": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsPixelGtmMax)))
});

export type Settings = zod.input<typeof Settings>;
export type SettingsOutput = zod.output<typeof Settings>;

export const modalImagesRegisterMax = 2048;

export const modalImagesLoginMax = 2048;

export const modalImagesDepositMax = 2048;

export const modalImagesPasswordRecoveryMax = 2048;

export const modalImagesRegisterCancelMax = 2048;

export const modalImagesSponsorsMax = 2048;

export const modalImagesMajorityMax = 2048;



export const ModalImages = /*#__PURE__*/ zod.object({
  "register": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modalImagesRegisterMax))),
  "login": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modalImagesLoginMax))),
  "deposit": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modalImagesDepositMax))),
  "password_recovery": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modalImagesPasswordRecoveryMax))),
  "register_cancel": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modalImagesRegisterCancelMax))),
  "sponsors": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modalImagesSponsorsMax))),
  "majority": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modalImagesMajorityMax)))
});

export type ModalImages = zod.input<typeof ModalImages>;
export type ModalImagesOutput = zod.output<typeof ModalImages>;

export const ReferralCodeMax = 64;


export const ReferralCodeRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ReferralCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ReferralCodeMax)).check(/*#__PURE__*/ zod.regex(ReferralCodeRegExp));

export type ReferralCode = zod.input<typeof ReferralCode>;
export type ReferralCodeOutput = zod.output<typeof ReferralCode>;

export const PageSlugMax = 64;


export const PageSlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const PageSlug = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PageSlugMax)).check(/*#__PURE__*/ zod.regex(PageSlugRegExp));

export type PageSlug = zod.input<typeof PageSlug>;
export type PageSlugOutput = zod.output<typeof PageSlug>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;




export const FieldErrors = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.minLength(1)));

export type FieldErrors = zod.input<typeof FieldErrors>;
export type FieldErrorsOutput = zod.output<typeof FieldErrors>;

export const Flag = /*#__PURE__*/ zod.boolean();

export type Flag = zod.input<typeof Flag>;
export type FlagOutput = zod.output<typeof Flag>;

export const ObservedError = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "error": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "errors": /*#__PURE__*/ zod.exactOptional(FieldErrors),
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "success": /*#__PURE__*/ zod.exactOptional(Flag)
});

export type ObservedError = zod.input<typeof ObservedError>;
export type ObservedErrorOutput = zod.output<typeof ObservedError>;
/**
 * A12, with its trailing slash. One flat object with the keys of E6; keys that are not known are allowed and ignored.
 * Where a key is absent its default of E7 holds. Amounts are in cents, deposit_popup_values in reais; the unit of
 * sport_bet_multiple is not known (D1).
 * @summary The settings of the deployment
 */
export const GetSettings200Response = Settings

export const GetSettings403Response = ObservedError

export const GetSettings429Response = ObservedError

export const GetSettings500Response = ObservedError

export const GetSettings503Response = ObservedError


/**
 * A13, with its trailing slash. An object from the modals' names (M3) to image addresses. A modal without an image is drawn without one.
 * @summary Banner images of the modals
 */
export const GetModalImages200Response = ModalImages

export const GetModalImages403Response = ObservedError

export const GetModalImages429Response = ObservedError

export const GetModalImages500Response = ObservedError

export const GetModalImages503Response = ObservedError
