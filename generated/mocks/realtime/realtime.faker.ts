/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  ChannelAuthorization
} from '../../api/model/channel-authorization';

import type {
  ChannelBatch
} from '../../api/model/channel-batch';

import type {
  SocketUser
} from '../../api/model/socket-user';


export const getAuthorizeChannelResponseMock = (): ChannelAuthorization => ({"auth":"standin-key:332b1502134a7a4914981798af8f244b581de897ad3a8a26103b01a37c5f7a40"})

export const getAuthorizeChannelsResponseMock = (): ChannelBatch => ({"channels":[{"channel_name":"private-users.usr_1","auth":"standin-key:332b1502134a7a4914981798af8f244b581de897ad3a8a26103b01a37c5f7a40"},{"channel_name":"private-deposits.approved.usr_1","auth":"standin-key:92dcc97be03a5beb344b8b3e6fe008f8a6ee47fc81bd98831dab3c7bcc6ea541"}]})

export const getAuthenticateSocketUserResponseMock = (): SocketUser => ({"auth":"standin-key:4151d16f0571b6f3630b070dd9cc2917c762f1ee70b0be83fafebdb28af6adb0","user_data":"{\"id\":\"usr_1\"}"})

