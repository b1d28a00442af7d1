/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ZipcodeRegExp = new RegExp('^\\d{5}-?\\d{3}$');


export const Zipcode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ZipcodeRegExp));

export type Zipcode = zod.input<typeof Zipcode>;
export type ZipcodeOutput = zod.output<typeof Zipcode>;

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

export const channelAuthorizationRequestSocketIdMax = 64;


export const channelAuthorizationRequestSocketIdRegExp = new RegExp('^\\d+\\.\\d+$');
export const channelAuthorizationRequestChannelNameMax = 164;


export const channelAuthorizationRequestChannelNameRegExp = new RegExp('^(private|presence)-[A-Za-z0-9_=@,.;-]+$');


export const ChannelAuthorizationRequest = /*#__PURE__*/ zod.object({
  "socket_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(channelAuthorizationRequestSocketIdMax)).check(/*#__PURE__*/ zod.regex(channelAuthorizationRequestSocketIdRegExp)),
  "channel_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(channelAuthorizationRequestChannelNameMax)).check(/*#__PURE__*/ zod.regex(channelAuthorizationRequestChannelNameRegExp))
});

export type ChannelAuthorizationRequest = zod.input<typeof ChannelAuthorizationRequest>;
export type ChannelAuthorizationRequestOutput = zod.output<typeof ChannelAuthorizationRequest>;

export const channelAuthorizationAuthMax = 256;


export const channelAuthorizationAuthRegExp = new RegExp('^[^:]+:[0-9a-f]{64}$');
export const channelAuthorizationChannelDataMax = 10240;



export const ChannelAuthorization = /*#__PURE__*/ zod.object({
  "auth": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(channelAuthorizationAuthMax)).check(/*#__PURE__*/ zod.regex(channelAuthorizationAuthRegExp)),
  "channel_data": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(channelAuthorizationChannelDataMax)))
});

export type ChannelAuthorization = zod.input<typeof ChannelAuthorization>;
export type ChannelAuthorizationOutput = zod.output<typeof ChannelAuthorization>;




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

export const channelBatchRequestSocketIdMax = 64;


export const channelBatchRequestSocketIdRegExp = new RegExp('^\\d+\\.\\d+$');
export const channelBatchRequestChannelNamesItemMax = 164;


export const channelBatchRequestChannelNamesItemRegExp = new RegExp('^(private|presence)-[A-Za-z0-9_=@,.;-]+$');
export const channelBatchRequestChannelNamesMax = 20;



export const ChannelBatchRequest = /*#__PURE__*/ zod.object({
  "socket_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(channelBatchRequestSocketIdMax)).check(/*#__PURE__*/ zod.regex(channelBatchRequestSocketIdRegExp)),
  "channel_names": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(channelBatchRequestChannelNamesItemMax)).check(/*#__PURE__*/ zod.regex(channelBatchRequestChannelNamesItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(channelBatchRequestChannelNamesMax))
});

export type ChannelBatchRequest = zod.input<typeof ChannelBatchRequest>;
export type ChannelBatchRequestOutput = zod.output<typeof ChannelBatchRequest>;

export const channelOutcomeChannelNameMax = 164;

export const channelOutcomeAuthMax = 256;


export const channelOutcomeAuthRegExp = new RegExp('^[^:]+:[0-9a-f]{64}$');


export const ChannelOutcome = /*#__PURE__*/ zod.object({
  "channel_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(channelOutcomeChannelNameMax)),
  "auth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(channelOutcomeAuthMax)).check(/*#__PURE__*/ zod.regex(channelOutcomeAuthRegExp)))
});

export type ChannelOutcome = zod.input<typeof ChannelOutcome>;
export type ChannelOutcomeOutput = zod.output<typeof ChannelOutcome>;

export const channelBatchChannelsMax = 20;



export const ChannelBatch = /*#__PURE__*/ zod.object({
  "channels": /*#__PURE__*/ zod.array(ChannelOutcome).check(/*#__PURE__*/ zod.maxLength(channelBatchChannelsMax))
});

export type ChannelBatch = zod.input<typeof ChannelBatch>;
export type ChannelBatchOutput = zod.output<typeof ChannelBatch>;

export const validationErrorMessageMax = 1000;



export const ValidationError = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(validationErrorMessageMax)),
  "errors": FieldErrors
});

export type ValidationError = zod.input<typeof ValidationError>;
export type ValidationErrorOutput = zod.output<typeof ValidationError>;

export const socketUserRequestSocketIdMax = 64;


export const socketUserRequestSocketIdRegExp = new RegExp('^\\d+\\.\\d+$');


export const SocketUserRequest = /*#__PURE__*/ zod.object({
  "socket_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(socketUserRequestSocketIdMax)).check(/*#__PURE__*/ zod.regex(socketUserRequestSocketIdRegExp))
});

export type SocketUserRequest = zod.input<typeof SocketUserRequest>;
export type SocketUserRequestOutput = zod.output<typeof SocketUserRequest>;

export const socketUserAuthMax = 256;


export const socketUserAuthRegExp = new RegExp('^[^:]+:[0-9a-f]{64}$');
export const socketUserUserDataMin = 2;
export const socketUserUserDataMax = 10240;



export const SocketUser = /*#__PURE__*/ zod.object({
  "auth": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(socketUserAuthMax)).check(/*#__PURE__*/ zod.regex(socketUserAuthRegExp)),
  "user_data": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(socketUserUserDataMin)).check(/*#__PURE__*/ zod.maxLength(socketUserUserDataMax))
});

export type SocketUser = zod.input<typeof SocketUser>;
export type SocketUserOutput = zod.output<typeof SocketUser>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const messageMessageMax = 1000;



export const Message = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageMessageMax))
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const forbiddenErrorMessageMax = 1000;



export const ForbiddenError = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(forbiddenErrorMessageMax)),
  "status": /*#__PURE__*/ zod.enum(['ip_blocked', 'pending_face_id', 'pending_kyc', 'suspended', 'excluded', 'limit_reached', 'terms_changed', 'confirmation_required', 'location_required', 'location_outside', 'barred', 'pending_activation', 'forbidden'])
});

export type ForbiddenError = zod.input<typeof ForbiddenError>;
export type ForbiddenErrorOutput = zod.output<typeof ForbiddenError>;
/**
 * A25, a POST by our decision. The Pusher protocol's channel authorization: the client names its connection and the
 * private channel, the backend answers with a signature made with the application's secret, HMAC-SHA256 over
 * `socket_id:channel_name` (with `:channel_data` after it where that is sent). Only a player's own channels are
 * authorized: `private-users.{userId}`, `private-deposits.approved.{userId}`, `private-bonus.{rolloverId}` (T1), and of
 * our proposals `private-withdrawals.{userId}` and `private-protection.{userId}`. The site sends JSON; a Pusher client
 * left to itself sends a form.
 * @summary Authorize a private real-time channel
 */
export const AuthorizeChannelBody = ChannelAuthorizationRequest

export const AuthorizeChannel200Response = ChannelAuthorization

export const AuthorizeChannel401Response = ObservedError

export const AuthorizeChannel403Response = ObservedError

export const AuthorizeChannel422Response = ObservedError

export const AuthorizeChannel429Response = ObservedError

export const AuthorizeChannel500Response = ObservedError

export const AuthorizeChannel503Response = ObservedError


/**
 * The authorization of A25 for several channels of one connection, so that a page opens them with one request. The
 * signatures are those of A25. A channel that is not the player's own has none, and does not keep the others from
 * having theirs. The site calls it only if its configuration says `realtime.batchAuth`, and no more in this visit after
 * a 404.
 * @summary Authorize several private real-time channels
 */
export const AuthorizeChannelsBody = ChannelBatchRequest

export const AuthorizeChannels200Response = ChannelBatch

export const AuthorizeChannels401Response = Message

export const AuthorizeChannels403Response = ForbiddenError

export const AuthorizeChannels404Response = Message

export const AuthorizeChannels422Response = ValidationError

export const AuthorizeChannels429Response = Message

export const AuthorizeChannels500Response = Message

export const AuthorizeChannels503Response = Message


/**
 * The Pusher protocol's user authentication, Laravel's `broadcasting/user-auth`: the backend answers with the player's
 * id as JSON in text, and with a signature made with the application's secret, HMAC-SHA256 over
 * `socket_id::user::user_data`. The site sends both to the socket server with `pusher:signin`. The server then knows
 * whose connection it is, and can end all connections of a player at once. The site calls it only if its configuration
 * says `realtime.signIn`, and no more in this visit after a 404. It signs in only if the id is the player's own (V4).
 * @summary Sign a player's connection to the socket server
 */
export const AuthenticateSocketUserBody = SocketUserRequest

export const AuthenticateSocketUser200Response = SocketUser

export const AuthenticateSocketUser401Response = Message

export const AuthenticateSocketUser403Response = ForbiddenError

export const AuthenticateSocketUser404Response = Message

export const AuthenticateSocketUser422Response = ValidationError

export const AuthenticateSocketUser429Response = Message

export const AuthenticateSocketUser500Response = Message

export const AuthenticateSocketUser503Response = Message
