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

export const NotificationType = /*#__PURE__*/ zod.enum(['deposit', 'withdrawal', 'bonus', 'bet', 'protection', 'verification', 'system']);

export type NotificationType = zod.input<typeof NotificationType>;
export type NotificationTypeOutput = zod.output<typeof NotificationType>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

export const notificationTitleMax = 120;

export const notificationBodyMax = 1000;

export const notificationUrlMax = 500;



export const Notification = /*#__PURE__*/ zod.object({
  "id": Id,
  "type": NotificationType,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(notificationTitleMax)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notificationBodyMax)),
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notificationUrlMax))),
  "created_at": DateTime,
  "read_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type Notification = zod.input<typeof Notification>;
export type NotificationOutput = zod.output<typeof Notification>;

export const Links = /*#__PURE__*/ zod.object({
  "first": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "last": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "prev": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type Links = zod.input<typeof Links>;
export type LinksOutput = zod.output<typeof Links>;




export const metaPerPageMax = 60;


export const metaTotalMin = 0;



export const Meta = /*#__PURE__*/ zod.object({
  "current_page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "from": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "last_page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "path": /*#__PURE__*/ zod.string(),
  "per_page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(metaPerPageMax)),
  "to": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(metaTotalMin))
});

export type Meta = zod.input<typeof Meta>;
export type MetaOutput = zod.output<typeof Meta>;

export const notificationListDataMax = 60;

export const notificationListUnreadCountMin = 0;
export const notificationListUnreadCountMax = 1000000;



export const NotificationList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Notification).check(/*#__PURE__*/ zod.maxLength(notificationListDataMax)),
  "unread_count": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(notificationListUnreadCountMin)).check(/*#__PURE__*/ zod.lte(notificationListUnreadCountMax))),
  "links": Links,
  "meta": Meta
});

export type NotificationList = zod.input<typeof NotificationList>;
export type NotificationListOutput = zod.output<typeof NotificationList>;

export const NotificationAnswer = /*#__PURE__*/ zod.object({
  "data": Notification
});

export type NotificationAnswer = zod.input<typeof NotificationAnswer>;
export type NotificationAnswerOutput = zod.output<typeof NotificationAnswer>;

export const NotificationSettings = /*#__PURE__*/ zod.object({
  "deposit": /*#__PURE__*/ zod.boolean(),
  "withdrawal": /*#__PURE__*/ zod.boolean(),
  "bonus": /*#__PURE__*/ zod.boolean(),
  "bet": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "system": /*#__PURE__*/ zod.boolean()
});

export type NotificationSettings = zod.input<typeof NotificationSettings>;
export type NotificationSettingsOutput = zod.output<typeof NotificationSettings>;

export const NotificationSettingsAnswer = /*#__PURE__*/ zod.object({
  "data": NotificationSettings
});

export type NotificationSettingsAnswer = zod.input<typeof NotificationSettingsAnswer>;
export type NotificationSettingsAnswerOutput = zod.output<typeof NotificationSettingsAnswer>;

export const SetNotificationSettingsRequest = /*#__PURE__*/ zod.object({
  "deposit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "withdrawal": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "bonus": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "bet": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "system": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type SetNotificationSettingsRequest = zod.input<typeof SetNotificationSettingsRequest>;
export type SetNotificationSettingsRequestOutput = zod.output<typeof SetNotificationSettingsRequest>;

export const pushPublicKeyRegExp = new RegExp('^[A-Za-z0-9_-]{87}$');


export const Push = /*#__PURE__*/ zod.object({
  "public_key": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(pushPublicKeyRegExp))),
  "subscribed": /*#__PURE__*/ zod.boolean()
});

export type Push = zod.input<typeof Push>;
export type PushOutput = zod.output<typeof Push>;

export const PushAnswer = /*#__PURE__*/ zod.object({
  "data": Push
});

export type PushAnswer = zod.input<typeof PushAnswer>;
export type PushAnswerOutput = zod.output<typeof PushAnswer>;

export const subscribeToPushRequestEndpointMax = 1000;


export const subscribeToPushRequestEndpointRegExp = new RegExp('^https:/');
export const subscribeToPushRequestP256dhRegExp = new RegExp('^[A-Za-z0-9_-]{87}$');
export const subscribeToPushRequestAuthRegExp = new RegExp('^[A-Za-z0-9_-]{22}$');


export const SubscribeToPushRequest = /*#__PURE__*/ zod.object({
  "endpoint": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(subscribeToPushRequestEndpointMax)).check(/*#__PURE__*/ zod.regex(subscribeToPushRequestEndpointRegExp)),
  "p256dh": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(subscribeToPushRequestP256dhRegExp)),
  "auth": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(subscribeToPushRequestAuthRegExp))
});

export type SubscribeToPushRequest = zod.input<typeof SubscribeToPushRequest>;
export type SubscribeToPushRequestOutput = zod.output<typeof SubscribeToPushRequest>;

export const PageSlugMax = 64;


export const PageSlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const PageSlug = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PageSlugMax)).check(/*#__PURE__*/ zod.regex(PageSlugRegExp));

export type PageSlug = zod.input<typeof PageSlug>;
export type PageSlugOutput = zod.output<typeof PageSlug>;

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




export const FieldErrors = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.minLength(1)));

export type FieldErrors = zod.input<typeof FieldErrors>;
export type FieldErrorsOutput = zod.output<typeof FieldErrors>;

export const validationErrorMessageMax = 1000;



export const ValidationError = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(validationErrorMessageMax)),
  "errors": FieldErrors
});

export type ValidationError = zod.input<typeof ValidationError>;
export type ValidationErrorOutput = zod.output<typeof ValidationError>;
/**
 * Newest first.
 * @summary The player's notices
 */
export const listNotificationsQueryPageDefault = 1;
export const listNotificationsQueryPageMax = 100000;

export const listNotificationsQueryPerPageDefault = 20;
export const listNotificationsQueryPerPageMax = 60;



export const ListNotificationsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNotificationsQueryPageMax)), listNotificationsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNotificationsQueryPerPageMax)), listNotificationsQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.')),
  "type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['deposit', 'withdrawal', 'bonus', 'bet', 'protection', 'verification', 'system'])).check(/*#__PURE__*/ zod.describe('Only notices of this type.')),
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['unread', 'read'])).check(/*#__PURE__*/ zod.describe('Only unread or only read notices.'))
})

export const ListNotifications200Response = NotificationList

export const ListNotifications401Response = Message

export const ListNotifications403Response = ForbiddenError

export const ListNotifications422Response = ValidationError

export const ListNotifications429Response = Message

export const ListNotifications500Response = Message

export const ListNotifications503Response = Message


/**
 * Marking it twice keeps the first moment.
 * @summary Mark a notice as read
 */
export const readNotificationPathIdMax = 64;


export const readNotificationPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ReadNotificationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(readNotificationPathIdMax)).check(/*#__PURE__*/ zod.regex(readNotificationPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const ReadNotification200Response = NotificationAnswer

export const ReadNotification401Response = Message

export const ReadNotification403Response = ForbiddenError

export const ReadNotification404Response = Message

export const ReadNotification429Response = Message

export const ReadNotification500Response = Message

export const ReadNotification503Response = Message


/**
 * A notice that was read before keeps its first moment.
 * @summary Mark all notices as read
 */
export const ReadAllNotifications204Response = /*#__PURE__*/ zod.void()

export const ReadAllNotifications401Response = Message

export const ReadAllNotifications403Response = ForbiddenError

export const ReadAllNotifications429Response = Message

export const ReadAllNotifications500Response = Message

export const ReadAllNotifications503Response = Message


/**
 * Notices of the types `protection` and `verification` cannot be turned off.
 * @summary The notices that the player wants
 */
export const GetNotificationSettings200Response = NotificationSettingsAnswer

export const GetNotificationSettings401Response = Message

export const GetNotificationSettings403Response = ForbiddenError

export const GetNotificationSettings429Response = Message

export const GetNotificationSettings500Response = Message

export const GetNotificationSettings503Response = Message


/**
 * Applies to later notices. A type that is left out stays as it is.
 * @summary Choose the notices
 */
export const SetNotificationSettingsBody = SetNotificationSettingsRequest

export const SetNotificationSettings200Response = NotificationSettingsAnswer

export const SetNotificationSettings401Response = Message

export const SetNotificationSettings403Response = ForbiddenError

export const SetNotificationSettings422Response = ValidationError

export const SetNotificationSettings429Response = Message

export const SetNotificationSettings500Response = Message

export const SetNotificationSettings503Response = Message


/**
 * The key for a subscription, and whether this session has one.
 * @summary Web push on this device
 */
export const GetPush200Response = PushAnswer

export const GetPush401Response = Message

export const GetPush403Response = ForbiddenError

export const GetPush429Response = Message

export const GetPush500Response = Message

export const GetPush503Response = Message


/**
 * Sends later notices about withdrawals, deposits and limits to the device too, encrypted for it (RFC 8291) and signed with the key of `getPush` (RFC 8292). The message is the JSON of a `Notification`. A session has one subscription, which ends with the session. The backend deletes it when the push service answers 404 or 410.
 * @summary Send notices to this device
 */
export const SubscribeToPushBody = SubscribeToPushRequest

export const SubscribeToPush200Response = PushAnswer

export const SubscribeToPush401Response = Message

export const SubscribeToPush403Response = ForbiddenError

export const SubscribeToPush422Response = ValidationError

export const SubscribeToPush429Response = Message

export const SubscribeToPush500Response = Message

export const SubscribeToPush503Response = Message


/**
 * Succeeds also without a subscription.
 * @summary Send no more notices to this device
 */
export const UnsubscribeFromPush204Response = /*#__PURE__*/ zod.void()

export const UnsubscribeFromPush401Response = Message

export const UnsubscribeFromPush403Response = ForbiddenError

export const UnsubscribeFromPush429Response = Message

export const UnsubscribeFromPush500Response = Message

export const UnsubscribeFromPush503Response = Message
