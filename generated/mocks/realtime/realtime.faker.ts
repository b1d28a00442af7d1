/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  ChannelAuthorization
} from '../../api/model/channel-authorization';


export const getAuthorizeChannelResponseMock = (): ChannelAuthorization => ({"auth":"standin-key:332b1502134a7a4914981798af8f244b581de897ad3a8a26103b01a37c5f7a40"})

