/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ZipcodeRegExp = new RegExp('^\\d{5}-?\\d{3}$');


export const Zipcode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ZipcodeRegExp));

export type Zipcode = zod.input<typeof Zipcode>;
export type ZipcodeOutput = zod.output<typeof Zipcode>;

export const Flag = /*#__PURE__*/ zod.boolean();

export type Flag = zod.input<typeof Flag>;
export type FlagOutput = zod.output<typeof Flag>;

export const ObservedIdMax = 64;


export const ObservedIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ObservedId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ObservedIdMax)).check(/*#__PURE__*/ zod.regex(ObservedIdRegExp));

export type ObservedId = zod.input<typeof ObservedId>;
export type ObservedIdOutput = zod.output<typeof ObservedId>;

export const ImageUrlMax = 2048;



export const ImageUrl = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ImageUrlMax));

export type ImageUrl = zod.input<typeof ImageUrl>;
export type ImageUrlOutput = zod.output<typeof ImageUrl>;

export const favoriteGameImageCfMax = 2048;

export const favoriteGameNameMax = 120;

export const favoriteGameProviderNameMax = 120;

export const favoriteGameRtpMin = 0;
export const favoriteGameRtpMax = 100;



export const FavoriteGame = /*#__PURE__*/ zod.object({
  "id": ObservedId,
  "image": ImageUrl,
  "image_cf": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(favoriteGameImageCfMax))),
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(favoriteGameNameMax))),
  "provider_name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(favoriteGameProviderNameMax))),
  "rtp": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(favoriteGameRtpMin)).check(/*#__PURE__*/ zod.lte(favoriteGameRtpMax)))
});

export type FavoriteGame = zod.input<typeof FavoriteGame>;
export type FavoriteGameOutput = zod.output<typeof FavoriteGame>;

export const favoriteGameListDataMax = 10000;



export const FavoriteGameList = /*#__PURE__*/ zod.object({
  "success": Flag,
  "data": /*#__PURE__*/ zod.array(FavoriteGame).check(/*#__PURE__*/ zod.maxLength(favoriteGameListDataMax))
});

export type FavoriteGameList = zod.input<typeof FavoriteGameList>;
export type FavoriteGameListOutput = zod.output<typeof FavoriteGameList>;

export const FavoriteWriteAnswer = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.exactOptional(Flag),
  "message": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type FavoriteWriteAnswer = zod.input<typeof FavoriteWriteAnswer>;
export type FavoriteWriteAnswerOutput = zod.output<typeof FavoriteWriteAnswer>;

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
 * A9. The site reads success and data. The whole list comes at once.
 * @summary The player's favourite games
 */
export const ListFavoriteGames200Response = FavoriteGameList

export const ListFavoriteGames401Response = ObservedError

export const ListFavoriteGames403Response = ObservedError

export const ListFavoriteGames429Response = ObservedError

export const ListFavoriteGames500Response = ObservedError

export const ListFavoriteGames503Response = ObservedError


/**
 * A10. What it answers is not known (A26): any 2xx will do, with or without a body. Adding a favourite twice changes
 * nothing. While logged out the site opens the login modal instead of calling (K4).
 * @summary Make a game a favourite
 */
export const addFavoriteGamePathGameIdMax = 64;


export const addFavoriteGamePathGameIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const AddFavoriteGameParams = /*#__PURE__*/ zod.object({
  "gameId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addFavoriteGamePathGameIdMax)).check(/*#__PURE__*/ zod.regex(addFavoriteGamePathGameIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the game.'))
})

export const AddFavoriteGame200Response = FavoriteWriteAnswer

export const AddFavoriteGame204Response = /*#__PURE__*/ zod.void()

export const AddFavoriteGame401Response = ObservedError

export const AddFavoriteGame403Response = ObservedError

export const AddFavoriteGame404Response = ObservedError

export const AddFavoriteGame429Response = ObservedError

export const AddFavoriteGame500Response = ObservedError

export const AddFavoriteGame503Response = ObservedError


/**
 * A11. What it answers is not known (A26): any 2xx will do, with or without a body. Removing what is no favourite
 * changes nothing.
 * @summary Make a game a favourite no more
 */
export const removeFavoriteGamePathGameIdMax = 64;


export const removeFavoriteGamePathGameIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RemoveFavoriteGameParams = /*#__PURE__*/ zod.object({
  "gameId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removeFavoriteGamePathGameIdMax)).check(/*#__PURE__*/ zod.regex(removeFavoriteGamePathGameIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the game.'))
})

export const RemoveFavoriteGame200Response = FavoriteWriteAnswer

export const RemoveFavoriteGame204Response = /*#__PURE__*/ zod.void()

export const RemoveFavoriteGame401Response = ObservedError

export const RemoveFavoriteGame403Response = ObservedError

export const RemoveFavoriteGame404Response = ObservedError

export const RemoveFavoriteGame429Response = ObservedError

export const RemoveFavoriteGame500Response = ObservedError

export const RemoveFavoriteGame503Response = ObservedError
